/** Where a browser hears of news while no page of ours is open: its push service, and the keys that it reads with. */
export interface PushAddress {
  endpoint: string;
  /** Public key of the browser, base64url. */
  p256dh: string;
  /** Secret that the browser shares with us, base64url. */
  auth: string;
}

/** What the device shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Page of the panel that a tap opens. */
  path: string;
  /** A message with the tag of another one replaces it. */
  tag: string;
}

/** Web Push (RFC 8030, 8291, 8292): the browser's own service carries a message that only this browser can read. */
export interface Push {
  /** Names this server to the push services, base64url. A browser that was asked with another key hears nothing. */
  publicKey: string;
  /**
   * Hands a message over. Rejects where the service cannot take it now.
   * @returns `gone` where the browser has left, so that the address is of no use any more
   */
  send(address: PushAddress, message: PushMessage, signal?: AbortSignal): Promise<'sent' | 'gone'>;
}
