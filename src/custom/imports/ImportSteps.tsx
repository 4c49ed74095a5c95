import { useDictionary } from '../../i18n/useDictionary.ts';
import { Steps } from '../../ui/steps/Steps.tsx';
import { IMPORTS_WORDS } from './imports-words.ts';
import { IMPORT_STEPS, type ImportStep } from './import-target.ts';

/** Where one is: subir, revisar, cargar. */
export function ImportSteps({ step }: { step: ImportStep }) {
  const words = useDictionary(IMPORTS_WORDS);
  const names = { upload: words.step_upload, review: words.step_review, load: words.step_load };
  const steps = IMPORT_STEPS.map((id) => ({ id, name: names[id] }));
  return <Steps label={words.steps} steps={steps} current={step} />;
}
