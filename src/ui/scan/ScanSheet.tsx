import { useEffect, useEffectEvent, useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { isObject } from '../../../domain/json/is-object.ts';
import { SCAN_WORDS } from '../../../generated/words/scan.ts';
import { useWords } from '../../i18n/words.ts';
import { quiet } from '../../theme/styles.ts';
import { SideSheet } from '../dialog/BottomSheet.tsx';
import { watchCodes } from './detector.ts';

export interface ScanSheetProps {
  /** What the detector reads. */
  formats: string[];
  /** The first code that is read; it closes the sheet. */
  onCode(code: string): void;
  onClose(): void;
}

type Problem = 'refused' | 'none' | 'busy';

/** The camera, until it has read a code. Without one it says why, and the box for typing is still there. */
export default function ScanSheet({ formats, onCode, onClose }: ScanSheetProps) {
  const words = useWords(SCAN_WORDS);
  const [tries, setTries] = useState(1);
  return (
    <SideSheet title={words.title} subtitle={words.hint} onClose={onClose}>
      <Camera key={tries} formats={formats} onCode={onCode} onRetry={() => setTries(tries + 1)} />
    </SideSheet>
  );
}

interface CameraProps extends Pick<ScanSheetProps, 'formats' | 'onCode'> {
  onRetry(): void;
}

function Camera({ formats, onCode, onRetry }: CameraProps) {
  const words = useWords(SCAN_WORDS);
  const { video, problem, seeing } = useCamera(formats, onCode);
  if (problem === undefined)
    return (
      <Box sx={FRAME}>
        <video ref={video} aria-label={words.view} muted playsInline />
        {!seeing && <Box sx={{ ...quiet, position: 'absolute', color: 'white' }}>{words.starting}</Box>}
        <Box aria-hidden sx={AIM} />
      </Box>
    );
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      <Box>{words.problems[problem]}</Box>
      {problem !== 'none' && (
        <Button variant="outlined" color="inherit" onClick={onRetry} sx={{ mt: 1.5 }}>
          {words.retry}
        </Button>
      )}
    </Alert>
  );
}

/** A dark room of one height from the start, so that nothing moves when the picture comes. */
const FRAME = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  mb: 2,
  aspectRatio: '4 / 3',
  maxHeight: '60dvh',
  width: '100%',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  backgroundColor: 'black',
  '& > video': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
} as const;

/** Where a code is held: as wide as one on a label. */
const AIM = {
  position: 'absolute',
  inset: '28% 12%',
  border: '2px solid white',
  borderRadius: 'var(--radius)',
  boxShadow: '0 0 0 100vmax rgb(0 0 0 / 35%)',
} as const;

/**
 * Shows the camera in a video and reads codes from it. The camera is let go when the sheet closes, the page is left or
 * hidden, and when a code was read; it comes back with the page.
 */
function useCamera(formats: string[], onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [seeing, setSeeing] = useState(false);
  const read = useEffectEvent((code: string) => {
    globalThis.navigator.vibrate?.(60);
    onCode(code);
  });
  const look = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      const release = (): void => {
        for (const track of stream.getTracks()) track.stop();
      };
      // Closed while somebody was asked for the permission.
      if (signal.aborted) return release();
      signal.addEventListener('abort', release, { once: true });
      // A phone call takes the camera away.
      for (const track of stream.getTracks()) track.addEventListener('ended', () => setProblem('busy'));
      const { current } = video;
      if (current === null) return release();
      current.srcObject = stream;
      signal.addEventListener('abort', () => (current.srcObject = null), { once: true });
      await current.play();
      setSeeing(true);
      await watchCodes(current, formats, signal, read);
    } catch (error) {
      if (!signal.aborted) setProblem(problemOf(error));
    }
  });
  useEffect(() => {
    let running = new AbortController();
    const start = (): void => {
      running.abort();
      running = new AbortController();
      if (document.hidden) return;
      void look(running.signal);
    };
    const left = (): void => running.abort();
    start();
    document.addEventListener('visibilitychange', start);
    globalThis.addEventListener('pagehide', left);
    return () => {
      running.abort();
      document.removeEventListener('visibilitychange', start);
      globalThis.removeEventListener('pagehide', left);
    };
  }, []);
  return { video, problem, seeing };
}

/** Why a camera did not open, by the names of the errors of `getUserMedia`. */
function problemOf(error: unknown): Problem {
  // Not all of them are an `Error` in every browser.
  const name = isObject(error) ? error['name'] : undefined;
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'busy';
}
