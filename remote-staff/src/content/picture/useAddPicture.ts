import { CallError, messageOf, upload } from '@portal/shared/api';
import type { Picture } from '@portal/shared/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A file that was not kept, with the reason. */
interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

/** Keeps pictures one after the other. One that is refused does not stop the others; it is in the answer with its reason. */
export function useAddPicture(onAdded: (added: readonly Picture[]) => void = () => undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (files: readonly File[]) => {
      const added: Picture[] = [];
      const refused: RefusedFile[] = [];
      for (const file of files) {
        try {
          added.push(await upload('staff/picture/add', file, {}));
        } catch (error) {
          refused.push({ name: file.name, reason: reasonOf(error) });
        }
      }
      return { added, refused };
    },
    onSuccess: ({ added }) => onAdded(added),
    onSettled: () => queries.invalidateQueries(),
  });
}

/** The message at the file, or that of the call. */
const reasonOf = (error: unknown): string =>
  (error instanceof CallError && Object.values(error.fields)[0]) || messageOf(error);
