import { Alert, Form as AntForm, Button, Space } from 'antd'
import { type ReactNode, useState } from 'react'
import * as dealers from '@/api/system/dealers'
import * as reservations from '@/api/vehicle/reservations'
import { DealerPicker } from '@/business/DealerPicker'
import { useViewer } from '@/business/viewer'
import { type Field, isYes } from '@/entities/field'
import { reserveStation as station } from '@/entities/shared/reserveStation'
import { dayConfig as config, type DayConfig } from '@/entities/vehicle/dayConfig'
import { Loaded, useLoad } from '@/kit/data/load'
import { useAction } from '@/kit/data/useAction'
import { DialogButtons, Dialog } from '@/kit/dialog/dialog'
import { SettingBody, useSetting } from '@/kit/form/setting'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { Card } from '@/kit/show/Card'
import { Changes } from '@/kit/show/Changes'
import { Facts } from '@/kit/show/Facts'
import { WithPhone } from '@/kit/show/WithPhone'
import { plain } from '@/kit/show/format'
import { Value } from '@/kit/show/kinds'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { BookingPhone } from './BookingPhone'
import { ConfigFields } from './ConfigFields'
import { type ConfigValues, inputOf, valuesOf } from './configValues'

const StationCard = ({ dealerCode }: { dealerCode: string }) => {
  const t = useT()
  const load = useLoad(dealers.getReserveStation.query({ dealerCode }, { quiet: true }), {
    keep: false,
  })
  const { data } = load
  return (
    <Card title={t('reservations.station')}>
      <Loaded compact load={load}>
        {data ? (
          <Facts
            row={data}
            fields={[
              station.stationName,
              station.servicePhone,
              station.workDays,
              [
                station.openTime,
                <span key="hours" className="digits">{`${plain(data.openTime)} – ${plain(data.closeTime)}`}</span>,
              ],
              station.bayCount,
              station.maxReserve,
            ]}
          />
        ) : (
          <p className="quiet">{t('reservations.noStation')}</p>
        )}
      </Loaded>
    </Card>
  )
}

const QUIET = { quiet: true } as const

const Cell = ({ field, value }: { field: Field; value: unknown }): ReactNode =>
  field.kind === 'json' ? plain(value) : <Value field={field} value={value} full />

const Differences = ({ now, typed }: { now: ConfigValues; typed: ConfigValues }) => {
  const t = useT()
  const fields: readonly Field[] = Object.values(config)
  const lines = Object.entries(typed).flatMap(([key, after]) => {
    const field = fields.find((one) => one.key === key)
    const before: unknown = Reflect.get(now, key)
    if (!field || JSON.stringify(before ?? '') === JSON.stringify(after ?? '')) return []
    return [
      {
        name: t(field.label),
        before: <Cell field={field} value={before} />,
        after: <Cell field={field} value={after} />,
        changed: true,
      },
    ]
  })
  return lines.length > 0 ? <Changes label={t('reservations.differences')} lines={lines} /> : null
}

const ApplyDialog = ({ values, onClose }: { values: ConfigValues; onClose: () => void }) => {
  const t = useT()
  const { act, busy } = useAction()
  const [codes, setCodes] = useState<string[]>([])
  const apply = () => {
    const { lockedFields: _locks, ...rules } = inputOf(values, true)
    void act(() => reservations.saveDayConfig({ ...rules, dealerCodes: codes }), {
      done: t('reservations.applied', { number: codes.length }),
    }).then((good) => good && onClose())
  }
  return (
    <Dialog
      open
      width={880}
      title={t('reservations.applyTitle')}
      onClose={onClose}
      footer={
        <DialogButtons
          ok={t('reservations.applyTo', { number: codes.length })}
          disabled={codes.length === 0}
          busy={busy}
          onOk={apply}
          onClose={onClose}
        />
      }
    >
      <Alert type="warning" showIcon title={t('reservations.applyEffect')} className="space-below" />
      <DealerPicker value={codes} onChange={setCodes} />
    </Dialog>
  )
}

export const ConfigForm = ({
  dealerCode,
  saved,
  standard,
  reload,
}: {
  /** '' for the default of headquarters. */
  dealerCode: string
  saved: DayConfig | null
  standard: DayConfig | null
  /** Restarts the form with the stored values, after a save or a conflict. */
  reload: () => void
}) => {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const links = usePermittedLinks()
  const isDefault = dealerCode === ''
  const writes = may('reservations.saveDayConfig') && (!isDefault || viewer.head)
  const [initial] = useState(() => ({
    ...valuesOf(saved ?? standard),
    ...(!saved && { inheritFlag: 0 as const }),
    ...(!isDefault && { lockedFields: standard?.lockedFields ?? saved?.lockedFields ?? [] }),
  }))
  // Time of the record in the form, even if it is reloaded meanwhile.
  const [updateTime] = useState(saved?.updateTime)
  const [applying, setApplying] = useState(false)
  const about = isDefault ? {} : { dealerCode }
  const { act } = useAction()
  const setting = useSetting<ConfigValues>({
    name: `dayConfig.${dealerCode || 'default'}`,
    initial,
    save: (values, force) =>
      reservations.saveDayConfig({ ...inputOf(values, isDefault), ...about, updateTime, ...force }, QUIET),
    newer: async (values) => {
      const now = await reservations.getDayConfig(about, QUIET)
      return now
        ? {
            updateBy: now.updateBy,
            updateTime: now.updateTime,
            more: <Differences now={valuesOf(now)} typed={values} />,
          }
        : undefined
    },
    reload,
    done: t('reservations.configSaved'),
    onSaved: reload,
  })
  const values: ConfigValues = {
    ...initial,
    ...AntForm.useWatch((all: ConfigValues) => all, { form: setting.form, preserve: true }),
  }
  const put = (to: Partial<ConfigValues>) => {
    setting.form.setFieldsValue(to as Parameters<typeof setting.form.setFieldsValue>[0]) // Some of its values.
    setting.body.onValues(to)
  }
  const turnLock = (key: string) => {
    const { lockedFields } = values
    put({
      lockedFields: lockedFields.includes(key) ? lockedFields.filter((one) => one !== key) : [...lockedFields, key],
    })
  }
  const turnInherit = (on: boolean) => {
    const { inheritFlag: _flag, lockedFields: _locks, ...rules } = on ? valuesOf(standard) : initial
    put(rules)
  }
  const count = numberIn(saved?.followCount)
  const save = () =>
    isDefault
      ? void setting.confirmFirst(
          () => ({
            title: count === null ? t('reservations.defaultAsk') : t('reservations.defaultAskCount', { number: count }),
            effect: t('reservations.onlyNew'),
            okText: t('kit.save'),
          }),
          setting.submit,
        )
      : setting.submit()
  const follow = () =>
    setting.ask(
      { title: t('reservations.followAsk'), effect: t('reservations.onlyNew'), okText: t('reservations.follow') },
      () =>
        void act(() => reservations.saveDayConfig({ ...about, inheritFlag: 1, updateTime }), {
          done: t('reservations.configSaved'),
        }).then((good) => {
          if (!good) return
          setting.markSaved()
          reload()
        }),
    )
  const scheduling = links(
    '/afterSale-management/scheduling',
    isDefault || viewer.ownDealer ? undefined : { dealerCode },
  )
  return (
    <WithPhone
      phone={
        <>
          {!isDefault && <StationCard dealerCode={dealerCode} />}
          <BookingPhone values={values} />
        </>
      }
    >
      {!saved && <Alert type="warning" showIcon title={t('reservations.notSetUp')} className="space-below-md" />}
      <div className="card">
        <SettingBody
          of={setting}
          writes={writes}
          save={save}
          back={
            <Button disabled={!setting.dirty} onClick={setting.undo}>
              {t('reservations.undoAll')}
            </Button>
          }
        >
          <div className="config-head">
            <span className="quiet">
              {saved?.updateTime && (
                <>
                  <Value field={config.updateBy} value={saved.updateBy} />{' '}
                  <Value field={config.updateTime} value={saved.updateTime} />{' '}
                </>
              )}
              {t('reservations.onlyNew')}
            </span>
            <Space wrap>
              {writes && isDefault && (
                <Button disabled={setting.dirty} onClick={() => setApplying(true)}>
                  {t('reservations.applyTitle')}
                </Button>
              )}
              {writes && !isDefault && saved && !isYes(saved.inheritFlag) && (
                <Button onClick={follow}>{t('reservations.follow')}</Button>
              )}
              {scheduling && !isDefault && <Button onClick={scheduling}>{t('reservations.toScheduling')}</Button>}
            </Space>
          </div>
          <ConfigFields
            Field={setting.Field}
            values={values}
            savedMinutes={saved?.slotMinutes}
            isDefault={isDefault}
            readOnly={!writes}
            turnLock={turnLock}
            turnInherit={turnInherit}
          />
        </SettingBody>
      </div>
      {applying && <ApplyDialog values={initial} onClose={() => setApplying(false)} />}
    </WithPhone>
  )
}
