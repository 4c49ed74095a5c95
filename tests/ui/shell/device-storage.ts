/** A request or a transaction of IndexedDB, and its listeners. */
interface Told {
  result?: unknown;
  error?: DOMException;
  onsuccess?: () => void;
  oncomplete?: () => void;
  onabort?: () => void;
}

export interface DeviceStorage {
  kept: Map<unknown, unknown>;
  /** False where nothing more fits. */
  room: boolean;
  /** Stands for the browser's own, which jsdom lacks. */
  indexedDB: { open(): Told };
}

/** A device that remembers what one store of IndexedDB is given, as far as `idb-keyval` asks for it. */
export function createDeviceStorage(): DeviceStorage {
  const kept = new Map<unknown, unknown>();
  const device: DeviceStorage = { kept, room: true, indexedDB: { open } };

  function answered(told: Told): Told {
    queueMicrotask(() => (told.onsuccess ?? told.oncomplete)?.call(told));
    return told;
  }

  function open(): Told {
    return answered({ result: { transaction: () => ({ objectStore: storeOf }) } });
  }

  function storeOf() {
    const transaction: Told = {};
    return {
      transaction,
      getAllKeys: () => answered({ result: [...kept.keys()] }),
      get: (key: unknown) => answered({ result: kept.get(key) }),
      put(value: unknown, key: unknown) {
        if (device.room) {
          kept.set(key, structuredClone(value));
          answered(transaction);
          return;
        }
        transaction.error = new DOMException('no room', 'QuotaExceededError');
        queueMicrotask(() => transaction.onabort?.());
      },
      delete(key: unknown) {
        kept.delete(key);
        answered(transaction);
      },
    };
  }
  return device;
}
