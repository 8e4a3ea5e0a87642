/** Returns every choice of options of a service, one of each single option. */
function choicesOf({ options }) {
  const single = options.filter(({ kind }) => kind === 'single');
  return single.reduce(
    (found, { key, choices }) =>
      found.flatMap((chosen) => choices.map((choice) => ({ ...chosen, [key]: [choice.key] }))),
    [{}],
  );
}

/** Replaces a member's plan by `count` items of services with samples, three pieces each; returns their keys. */
export async function fillPlan(call, count) {
  const { groups, saved } = await call('auth/tempDevice', {});
  const before = [...groups.flatMap(({ items }) => items), ...saved].map(({ rid }) => rid);
  if (before.length > 0) await call('auth/tempDevice/del', { rids: before });
  const { list } = await call('open/web/device/search', { typeId: 1, page: 1, size: 20 });
  let added = 0;
  for (const { rid } of list) {
    const choices = choicesOf(await call('open/web/device/detail', { rid }));
    for (const options of choices.slice(0, count - added)) {
      await call('auth/tempDevice/add', { device_rid: rid, options, count: 3 });
      added += 1;
    }
  }
  const plan = await call('auth/tempDevice', {});
  return plan.groups.flatMap(({ items }) => items.map(({ rid }) => rid));
}
