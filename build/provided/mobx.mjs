/** What the shell provides of MobX. */
export {
  _getGlobalState,
  action,
  autorun,
  computed,
  getDependencyTree,
  makeAutoObservable,
  makeObservable,
  observable,
  Reaction,
  reaction,
  runInAction,
  when,
} from 'whole/mobx';
