import { work, type Load } from './clients.ts';

process.on('message', (load: Load) => {
  void work(load).then((outcome) => process.send?.(outcome));
});
process.send?.('ready');
