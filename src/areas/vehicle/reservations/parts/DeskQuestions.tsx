import { Alert, Button, Space } from 'antd'
import { useState } from 'react'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { scheduleFixedRule } from '@/entities/vehicle/reserveSchedule'
import { MAX_QUOTA } from '@/entities/vehicle/scheduleRules'
import { useLoad } from '@/kit/data/load'
import { Ask } from '@/kit/dialog/ask'
import { Answers, Dialog } from '@/kit/dialog/dialog'
import { NumberBox } from '@/kit/form/controls'
import { named, optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import type { usePlan } from './usePlan'

type PlanApi = ReturnType<typeof usePlan>

/** Changes that wait to be put on again, and fixed rules that the opening hours no longer have a slot for. */
export const DeskNotes = ({ api: { layer, applyLayer, dropLayer, stale } }: { api: PlanApi }) => {
  const t = useT()
  return (
    <>
      {layer && (
        <Alert
          type="warning"
          showIcon
          className="space-below-md"
          title={layer.words ?? t('reservations.draftFound')}
          description={t('reservations.layerEffect')}
          action={
            <Space wrap>
              <Button size="small" type="primary" onClick={applyLayer}>
                {t('reservations.applyLayer')}
              </Button>
              <Button size="small" onClick={dropLayer}>
                {t('kit.discard')}
              </Button>
            </Space>
          }
        />
      )}
      {stale.length > 0 && (
        <Alert
          type="warning"
          showIcon
          className="space-below-md"
          title={t('reservations.staleRules')}
          description={stale
            .map(({ weekDay, slot, quota }) => named(optionName(t, scheduleFixedRule.weekDay, weekDay), slot, quota))
            .join(t('kit.listComma'))}
        />
      )}
    </>
  )
}

/** Asks for one quota for all slots. */
export const FillDialog = ({ take, onClose }: { take: (quota: number) => void; onClose: () => void }) => {
  const t = useT()
  const [quota, setQuota] = useState<number | null>(null)
  const done = () => {
    if (quota === null) return
    take(quota)
    onClose()
  }
  return (
    <Dialog
      open
      width={400}
      title={t('reservations.setAll')}
      onClose={onClose}
      footer={<Answers ok={t('kit.ok')} disabled={quota === null} onOk={done} onClose={onClose} />}
    >
      <NumberBox
        autoFocus
        min={0}
        max={MAX_QUOTA}
        precision={0}
        className="full-width"
        aria-label={t(scheduleFixedRule.quota.label)}
        value={quota}
        onChange={setQuota}
        onPressEnter={done}
      />
    </Dialog>
  )
}

/** Asks before the schedule is saved: of which dealer it is, where headquarters does, and which slots hold more than their new quota. */
export const SaveQuestion = ({ api }: { api: PlanApi }) => {
  const t = useT()
  const { hq } = useViewer()
  const { dealerCode } = api.schedule
  const known = useLoad(dealers.selectDealers.query({ codes: [dealerCode] }, { quiet: true }), { enabled: hq })
  const dealerName = known.data?.find((one) => one.dealerCode === dealerCode)?.dealerName
  const { asked } = api
  return (
    <Ask
      question={
        asked && {
          title: hq
            ? t('reservations.saveAskOf', { number: api.count, code: named(dealerCode, dealerName) })
            : t('reservations.saveAsk', { number: api.count }),
          effect: asked.length > 0 ? t('reservations.overEffect') : undefined,
          okText: t('kit.save'),
          more:
            asked.length > 0 ? (
              <ul className="over-list" aria-label={t('reservations.over')}>
                {asked.map((one) => (
                  <li key={`${one.date} ${one.slot}`} className="digits">
                    {t('reservations.overLine', { ...one })}
                  </li>
                ))}
              </ul>
            ) : undefined,
        }
      }
      busy={api.busy}
      onCancel={api.cancel}
      onOk={() => void api.send()}
    />
  )
}
