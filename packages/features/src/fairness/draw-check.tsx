import { type FairnessState, MAX_SENT_SEEDS, type ProvenDraw } from '@chada/stores/fairness';
import { Button, LinkButton, SkeletonGroup, Timeline } from '@chada/ui-kit';
import type { ReactElement } from 'react';
import { useText } from '../common/brand/site-context.tsx';
import { DialogLink } from '../common/layout/dialog-link.tsx';
import { Notice } from '../common/layout/notice.tsx';
import { paths } from '../common/layout/paths.ts';
import { textsOfResult, textsOfStep, timelineState, troubleTexts } from './check-texts.ts';
import { DrawWorkingList } from './draw-working.tsx';
import { SaveProof } from './save-proof.tsx';
import { useDrawCheck } from './use-draw-check.ts';
import { type DrawWithProof, hasProof, type Verification } from './verify-proven-draw.ts';

export function DrawCheck({ draw, state }: { draw: ProvenDraw; state: FairnessState }): ReactElement {
  const t = useText();
  if (hasProof(draw)) return <Check draw={draw} state={state} />;
  return (
    <Notice tone="info" title={t('fairness.noProof')}>
      {t('fairness.noProofText')}
    </Notice>
  );
}

function Check({ draw, state }: { draw: DrawWithProof; state: FairnessState }): ReactElement {
  const t = useText();
  const { verified, retry } = useDrawCheck(draw, state);
  if (verified.kind === 'checking') {
    return <SkeletonGroup label={t('fairness.checking')} shape="row" count={5} />;
  }
  const again = <Button onClick={retry}>{t('common.retry')}</Button>;
  if (verified.kind === 'notLoaded') {
    return <Notice tone="warning" role="alert" title={t('fairness.checkFailed')} actions={again} />;
  }
  const problem = verified.kind === 'checked' ? undefined : troubleTexts[verified.kind];
  return (
    <div className="cf-fairness__check">
      {verified.kind === 'checked' && <CheckedSteps check={verified.check} draw={draw} />}
      {isTooEarly(verified) && again}
      {problem !== undefined && (
        <Notice tone={problem.tone} role="alert" title={t(problem.title)} actions={again}>
          {t(problem.text)}
        </Notice>
      )}
      <SaveProof file={verified.file} name={`proof-${draw.log.id}.json`} />
      {needsHelp(verified) && (
        <LinkButton fullWidth render={<DialogLink to={paths.memberContact} />}>
          {t('fairness.contact')}
        </LinkButton>
      )}
    </div>
  );
}

const needsHelp = (verified: Verification): boolean =>
  verified.kind === 'unsigned' || (verified.kind === 'checked' && verified.check.result === 'failed');

/** True if the log does not contain the draw yet. A new draw appears in the log after about a second. */
const isTooEarly = (verified: Verification): boolean =>
  verified.kind === 'checked' &&
  verified.check.steps.some(({ name, result }) => name === 'logged' && result === 'waiting');

type Checked = Extract<Verification, { kind: 'checked' }>['check'];

function CheckedSteps({ check, draw }: { check: Checked; draw: DrawWithProof }): ReactElement {
  const t = useText();
  const by = draw.log.proof.clientSeedBy;
  const { title, text, tone } = textsOfResult(check, by);
  return (
    <>
      <Notice tone={tone} role="status" title={t(title)}>
        {t(text)}
      </Notice>
      <Timeline
        label={t('drawCheck.steps')}
        showStates
        stateLabels={{
          done: t('drawCheck.stepOk'),
          failed: t('drawCheck.stepFailed'),
          waiting: t('drawCheck.stepWaiting'),
          current: t('drawCheck.stepUnproven'),
        }}
        steps={check.steps.map((step) => {
          const texts = textsOfStep(step, by);
          return {
            id: step.name,
            state: timelineState[step.result],
            title: t(texts.title),
            detail: t(texts.detail, { max: MAX_SENT_SEEDS }),
          };
        })}
      />
      <DrawWorkingList draw={draw} working={check.working} />
    </>
  );
}
