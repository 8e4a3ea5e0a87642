import { SideBar } from './footer/SideBar';
import { NavigationBusy } from './NavigationBusy';

/** What floats over every page, so that it moves nothing when it comes later. Before it is loaded nobody navigates. */
export const Floating = () => (
  <>
    <NavigationBusy />
    <SideBar />
  </>
);
