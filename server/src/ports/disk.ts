import { type Room, roomOf } from '../kit/room';

/** The volume of the data folder, to which forms with a file are written while they arrive. */
export interface Disk {
  room(): Promise<Room>;
}

/** The volume of a folder. */
export const folderDisk = (folder: string): Disk => ({ room: () => roomOf(folder) });
