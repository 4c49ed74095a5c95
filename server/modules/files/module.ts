import { downloadFile } from './download.ts';
import { uploadFile } from './upload.ts';
import type { Module } from '../module.ts';

export { fileUrl } from './url.ts';

/** Pictures and documents that a store uploads, and their public addresses. */
export const files: Module = { name: 'files', routes: [uploadFile, downloadFile] };
