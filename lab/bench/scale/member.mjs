/** Rows of each member at most, at every size: a member's lists are compared for the same number of own rows. */
export const memberRows = 1000;

/** Number of the member of row `i` of the SQL of this folder, whose first parameter is the number of rows. */
export const memberOf = `i % greatest($1::int / ${memberRows}, 1)`;

/** Number of row `i` among those of its member. What varies by it is the same for a member at every size. */
export const ordinalOf = `i / greatest($1::int / ${memberRows}, 1)`;

/** Time of row `i`: one a minute. */
export const timeOf = "'2025-01-01Z'::timestamptz + i * interval '1 minute'";

/** Returns the cursor of the row in the middle of a table that is sorted by time and key. */
export async function middleOf(pool, { table, time, key, count }) {
  const { rows } = await pool.query(
    `SELECT floor(extract(epoch FROM ${time}) * 1000) || '_' || ${key} AS cursor
     FROM ${table} ORDER BY ${time}, ${key} LIMIT 1 OFFSET $1`,
    [Math.floor(count / 2)],
  );
  return rows[0].cursor;
}
