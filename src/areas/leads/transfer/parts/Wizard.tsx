import '../transfer.css'
import { Alert, Button, Grid, Progress, Space, Steps } from 'antd'
import { useEffect, useMemo, useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { findById, findRow } from '@/api/findById'
import { blackDealerStatus } from '@/entities/shared/enums'
import { numberIn } from '@/lib/counts'
import { useAction } from '@/kit/data/useAction'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Panel } from '@/kit/dialog/dialog'
import { useLoad } from '@/kit/data/load'
import { useScreen } from '@/kit/page/screen'
import { useT } from '@/locales'
import { filtersOf } from '../transferFilters'
import { partsOf, validateTarget } from '../plan'
import { useRun } from '../useRun'
import { useTransfer } from '../useTransfer'
import { CheckStep } from './CheckStep'
import { CloseStep, useClosing } from './CloseStep'
import { LeadStep } from './LeadStep'
import { RunStep, runTotals } from './RunStep'
import { TargetStep } from './TargetStep'

const STEPS = ['transfer.step0', 'transfer.step1', 'transfer.step2', 'transfer.step3', 'transfer.step4'] as const
const LAST = STEPS.length - 1
const CODES_AT_ONCE = 100

const inList = (dealerCode: string) => findById(dealers.listBlack, { dealerName: dealerCode }, { dealerCode })

const useDealers = (codes: readonly string[]) => {
  const wanted = codes.filter(Boolean).slice(0, CODES_AT_ONCE)
  const { data } = useLoad(dealers.selectDealers.query({ codes: wanted }, { quiet: true }), {
    enabled: wanted.length > 0,
  })
  const of = (code: string) => data?.find(({ dealerCode }) => dealerCode === code)
  return { of, nameOf: (code: string) => of(code)?.dealerName ?? code }
}

/**
 * Transfer of the leads of a leaving dealer in five steps: leads, targets, check, run, close. All input is saved as a
 * draft at once. Cancelling in steps 2 to 4 requires confirmation and discards the draft. The callback receives true
 * while leaving requires confirmation.
 */
export const Wizard = ({
  dealerCode,
  choose,
  onClose,
  tellAsks,
}: {
  dealerCode: string
  choose: (dealerCode: string | undefined) => void
  onClose: () => void
  tellAsks: (asks: boolean) => void
}) => {
  const t = useT()
  const { tab } = useScreen()
  const { md: wide = true } = Grid.useBreakpoint()
  const { act, busy, refresh } = useAction()
  const filters = useMemo(() => filtersOf(dealerCode), [dealerCode])
  const transfer = useTransfer(dealerCode, filters)
  const { draft, change, leads, progress, fault } = transfer
  const parts = draft.parts ?? []
  const run = useRun({ dealerCode, tab, read: () => transfer.read().parts, keep: (now) => change({ parts: now }) })
  const { of, nameOf } = useDealers([dealerCode, ...draft.targets, ...parts.map((part) => part.dealerCode)])
  const name = of(dealerCode)?.dealerName ?? ''
  const { data: row } = useLoad(inList(dealerCode), { enabled: dealerCode !== '', keep: false })
  const closing = useClosing(row, draft)
  const [telling, setTelling] = useState(false)
  const [openLeft, setOpenLeft] = useState<number | null>(0)
  const [asking, setAsking] = useState<'leave' | 'close'>()
  const { step } = draft
  const { left, bad } = runTotals(parts)
  const asks = step > 0 && step < LAST
  useEffect(() => tellAsks(asks), [tellAsks, asks])

  const drop = () => {
    run.stop()
    transfer.discard()
    tellAsks(false)
    onClose()
  }
  const next = async () => {
    setTelling(false)
    if (step === 0) {
      if (!dealerCode) return transfer.setFault(t('transfer.noDealer'))
      if (draft.scope === 'some' && draft.picked.length === 0) return transfer.setFault(t('transfer.pickSome'))
      if (await transfer.load()) change({ step: 1 })
    } else if (step === 1) {
      if (validateTarget(draft, dealerCode)) return setTelling(true)
      change({ step: 2 })
    } else if (step === 2) {
      const first = partsOf(leads ?? [], draft)
      change({ step: 3, parts: first })
      await run.start(first)
      refresh()
    } else if (step === 3) change({ step: LAST })
  }
  const resume = async () => {
    await run.resume()
    refresh()
  }
  const finish = async () => {
    const ok = await act(
      async () => {
        if (closing.stops) {
          await dealers.setAcceptClue({ dealerCode, acceptClueFlag: 0 })
          change({ cluesStopped: true })
        }
        if (closing.cuts) await dealers.setBlackStatus({ dealerCode, status: blackDealerStatus.closed })
      },
      { done: t('transfer.finished') },
    )
    setAsking(undefined)
    if (ok) drop()
  }
  /**
   * Reloads the number of open leads, because the run has changed it. Cutting off a dealer with open leads requires
   * confirmation, and so does an unknown number.
   */
  const askFinish = async () => {
    if (!closing.cuts) return finish()
    let open: number | null = null
    const read = await act(
      async () => {
        const now = await findRow(
          dealers.listBlack,
          { dealerName: dealerCode },
          (one) => String(one.dealerCode) === dealerCode,
        )
        open = numberIn(now?.openCount)
      },
      { keep: true },
    )
    if (!read) return
    setOpenLeft(open)
    if (open !== 0) setAsking('close')
    else await finish()
  }

  const planned = leads !== undefined
  return (
    <Panel
      open
      width={1120}
      title={dealerCode && name ? t('transfer.of', { name }) : t('transfer.start')}
      onClose={() => (asks ? setAsking('leave') : drop())}
      footer={
        <Space wrap style={{ justifyContent: 'flex-end' }}>
          {(step === 1 || step === 2) && (
            <Button onClick={() => change({ step: step - 1 })}>{t('kit.stepBack')}</Button>
          )}
          {step === 3 && run.running && <Button onClick={run.stop}>{t('transfer.stop')}</Button>}
          {step === 3 && !run.running && left + bad > 0 && (
            <Button onClick={() => void resume()}>{left ? t('transfer.goOn') : t('bulk.retry', { count: bad })}</Button>
          )}
          {step < LAST && (
            <Button
              type="primary"
              danger={step === 2}
              loading={progress !== undefined}
              disabled={
                (step === 2 && (!planned || name === '' || draft.typed.trim() !== name)) ||
                (step === 3 && run.running) ||
                (step === 1 && !planned)
              }
              onClick={() => void next()}
            >
              {t(step === 2 ? 'transfer.run' : 'kit.stepNext')}
            </Button>
          )}
          {step === LAST && (
            <Button type="primary" danger={closing.cuts} loading={busy} onClick={() => void askFinish()}>
              {t('transfer.finish')}
            </Button>
          )}
        </Space>
      }
    >
      {wide ? (
        <Steps size="small" current={step} items={STEPS.map((key) => ({ title: t(key) }))} className="space-below" />
      ) : (
        <p className="transfer-where">
          {step + 1} / {STEPS.length} <strong>{t(STEPS[step] ?? STEPS[0])}</strong>
        </p>
      )}
      {progress && (
        <div role="status" className="space-below">
          {t('transfer.collecting', { done: progress.done, total: progress.total })}
          <Progress
            percent={progress.total ? Math.round((progress.done / progress.total) * 100) : 0}
            aria-label={t('transfer.step0')}
          />
        </div>
      )}
      {fault && (
        <Alert
          type="error"
          showIcon
          title={fault}
          className="space-below"
          action={
            step > 0 && (
              <Button size="small" onClick={() => void transfer.load()}>
                {t('kit.retry')}
              </Button>
            )
          }
        />
      )}
      {step === 0 && <LeadStep dealerCode={dealerCode} transfer={transfer} filters={filters} choose={choose} />}
      {step === 1 && planned && (
        <TargetStep
          leaving={dealerCode}
          cityName={of(dealerCode)?.cityName ?? ''}
          near={of(dealerCode)}
          leads={leads}
          draft={draft}
          change={change}
          nameOf={nameOf}
          telling={telling}
        />
      )}
      {step === 2 && planned && (
        <CheckStep
          name={name}
          leaveDate={row?.leaveDate ?? ''}
          leads={leads}
          blackCount={transfer.blackCount}
          draft={draft}
          change={change}
          nameOf={nameOf}
        />
      )}
      {step === 3 && <RunStep parts={parts} running={run.running} trouble={run.trouble} nameOf={nameOf} />}
      {step === LAST && <CloseStep row={row} draft={draft} change={change} closing={closing} />}
      <ConfirmDialog
        question={
          asking === 'leave'
            ? { title: t('transfer.leave'), okText: t('kit.leaveOk'), danger: true }
            : asking === 'close'
              ? {
                  title: t('transfer.stillOpen', { count: openLeft }),
                  effect: t('transfer.closeEffect'),
                  okText: t('transfer.close'),
                  danger: true,
                }
              : undefined
        }
        busy={busy}
        onCancel={() => setAsking(undefined)}
        onOk={() => (asking === 'leave' ? drop() : void finish())}
      />
    </Panel>
  )
}
