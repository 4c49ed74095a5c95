import type { Draft } from '../../resources/record-types.ts';
import { pictureTasks } from '../files/module.ts';
import type { WriteContext } from '../module.ts';

type Images = Draft<'products'>['product_images'];

/** Notes at each new picture the job that makes its thumbnails (PRD-07): the server's to say, whatever was sent. */
export async function withPictureTasks(
  { tx, storeId }: WriteContext,
  images: Images,
  before: Images,
): Promise<Images> {
  const known = new Map(before.map((image) => [image.picture_url, image.task_process_id ?? null]));
  const added = images.map(({ picture_url }) => picture_url).filter((url) => !known.has(url));
  const tasks = await pictureTasks(tx.sql, storeId, added);
  return images.map((image) => {
    const task = tasks.get(image.picture_url);
    const added = task === undefined ? null : String(task);
    return { ...image, task_process_id: known.get(image.picture_url) ?? added };
  });
}
