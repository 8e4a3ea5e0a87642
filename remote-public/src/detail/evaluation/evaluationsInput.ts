/** Input of the first page of a service's evaluations. */
export const evaluationsInput = (device_rid: string) => ({ device_rid, size: 10 });
