import { describeOnPostgres } from '../../../testing/database';
import { member } from '../../../testing/factories';
import { lab, order } from '../../../testing/orders';
import { testApp } from '../../../testing/testApp';

describeOnPostgres('parcels that nobody announced', () => {
  test('scanned by several people at a time it waits once; of two who settle it one does, the other learns who', async () => {
    const t = await testApp({ database: 'postgres' });
    const own = await member(t.db, { role: 'staff', name: '甲' }, t.clock.now());
    const other = await member(t.db, { role: 'staff', name: '乙' }, t.clock.now());
    const placed = await order(t, await member(t.db, {}, t.clock.now()));
    const desk = await lab(t);
    for (let round = 0; round < 5; round++) {
      const mark = `SF99000000${round}`;
      const scans = await Promise.all(
        [own, other, own, other].map(({ token }) => t.call('staff/unclaimed/add', { mark }, { token })),
      );
      const [code = ''] = new Set(scans.map(({ data }) => data.code));
      expect(scans.map(({ data }) => [data.code, data.known]).sort()).toEqual([
        [code, false],
        [code, true],
        [code, true],
        [code, true],
      ]);
      const [claimed, ended] = await Promise.all([
        t.call('staff/unclaimed/claim', { code, order_code: placed.code }, { token: own.token }),
        t.call('staff/unclaimed/end', { code, act: 'return', reason: '拒收' }, { token: other.token }),
      ]);
      const won = [claimed.error, ended.error];
      expect(won.filter((error) => error === 'unclaimed_refused')).toHaveLength(1);
      const { msg } = claimed.error === undefined ? ended : claimed;
      expect(msg).toMatch(claimed.error === undefined ? `已认领到订单 ${placed.code}（甲，` : '已退回（乙，');
      const { data } = await t.call('staff/unclaimed/list', { search: code }, { token: desk.token });
      expect(data.list).toMatchObject([{ state: claimed.error === undefined ? 'claimed' : 'returned' }]);
    }
  });
});
