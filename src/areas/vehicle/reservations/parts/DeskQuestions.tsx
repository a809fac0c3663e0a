import { Alert, Button, Space } from 'antd'
import * as dealers from '@/api/system/dealers'
import { useViewer } from '@/business/viewer'
import { scheduleFixedRule } from '@/entities/vehicle/reserveSchedule'
import { useLoad } from '@/kit/data/load'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { FormPanel } from '@/kit/form/FormPanel'
import { named, optionName } from '@/kit/show/format'
import { useT } from '@/locales'
import type { PlanApi } from './usePlan'

export const DeskNotes = ({ api: { layer, applyLayer, dropLayer, stale } }: { api: PlanApi }) => {
  const t = useT()
  const note = { type: 'warning', showIcon: true, className: 'space-below-md' } as const
  return (
    <>
      {layer && (
        <Alert
          {...note}
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
          {...note}
          title={t('reservations.staleRules')}
          description={stale
            .map(({ weekDay, slot, quota }) => named(optionName(t, scheduleFixedRule.weekDay, weekDay), slot, quota))
            .join(t('kit.listComma'))}
        />
      )}
    </>
  )
}

export const FillWindow = ({ take, onClose }: { take: (quota: number) => void; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<{ quota: number }>
      open
      asWindow
      width={400}
      name="scheduleFill"
      title={t('reservations.setAll')}
      initial={{}}
      save={({ quota }) => take(quota)}
      saveText={t('kit.ok')}
      onClose={onClose}
    >
      {({ Field }) => <Field of={scheduleFixedRule.quota} required />}
    </FormPanel>
  )
}

/**
 * Confirmation before the schedule is saved. It names the dealer for headquarters and lists the slots with more
 * bookings than their new quota.
 */
export const SaveQuestion = ({ api: { asked, busy, cancel, count, dealerCode, send } }: { api: PlanApi }) => {
  const t = useT()
  const { hq } = useViewer()
  // The dealer field above has just loaded it.
  const known = useLoad(dealers.selectDealers.query({ codes: [dealerCode] }, { quiet: true }), {
    enabled: hq,
    recent: true,
  })
  const dealerName = known.data?.find((one) => one.dealerCode === dealerCode)?.dealerName
  return (
    <ConfirmDialog
      question={
        asked && {
          title: hq
            ? t('reservations.saveAskOf', { number: count, code: named(dealerCode, dealerName) })
            : t('reservations.saveAsk', { number: count }),
          okText: t('kit.save'),
          ...(asked.length > 0 && {
            effect: t('reservations.overEffect'),
            more: (
              <ul className="over-list" aria-label={t('reservations.over')}>
                {asked.map((one) => (
                  <li key={`${one.date} ${one.slot}`} className="digits">
                    {t('reservations.overLine', { ...one })}
                  </li>
                ))}
              </ul>
            ),
          }),
        }
      }
      busy={busy}
      onCancel={cancel}
      onOk={() => void send()}
    />
  )
}
