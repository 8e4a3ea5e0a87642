/** Stands in until the area has pages. */
export function StandIn() {
  return <p>member</p>;
}
