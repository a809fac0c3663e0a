import { Alert, Empty, Flex, Form as AntForm } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as dealers from '@/api/system/dealers'
import * as transportCars from '@/api/vehicle/transportCars'
import { DealerSelect } from '@/business/DealerSelect'
import { useViewer } from '@/business/viewer'
import { isYes } from '@/entities/field'
import { dealer } from '@/entities/shared/dealer'
import { dealerStatus } from '@/entities/shared/enums'
import { is } from '@/entities/field'
import { type TransportConfig, transportConfig as config } from '@/entities/vehicle/transportConfig'
import { Toggle } from '@/kit/actions/actions'
import { derived, type Queried, useLoad } from '@/kit/data/load'
import { Panel } from '@/kit/dialog/dialog'
import { ChangedMeanwhile, useChanged } from '@/kit/form/changed'
import type { FormApi } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useOpened } from '@/kit/page/opened'
import { Blank } from '@/kit/show/Blank'
import { LoadRecord } from '@/kit/show/LoadRecord'
import { named } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { CarRows } from './CarRows'
import { RuleFields, RuleFacts } from './RuleFields'
import { carsSent, initialOf, type RuleValues, rulesOf } from './rulesInput'

/** Mode of the address that opens the rules, and the part of them with the cars. */
export const RULES = 'rules'
export const CARS = 'cars'
const WIDTH = 1000
const QUIET = { quiet: true } as const

interface Rules {
  own: TransportConfig
  base: TransportConfig
}
/** Loads the rules of a dealer with those of headquarters; without a dealer only the latter. */
const rulesQuery = (dealerCode: string): Queried<Rules> => {
  const base = transportCars.getConfig.query({}, QUIET)
  if (!dealerCode) return derived(base, 'rules', (row) => ({ own: row, base: row }))
  const own = transportCars.getConfig.query({ dealerCode }, QUIET)
  return {
    queryKey: [...own.queryKey, 'rules'],
    queryFn: async (context) => {
      const [row, standard] = await Promise.all([own.queryFn(context), base.queryFn(context)])
      return { own: row, base: standard }
    },
  }
}

/** Rules of the service: a dealer's own, or for headquarters the default or those of the dealer in the address. */
export const RulesPanel = ({ isClosed }: { isClosed: boolean }) => {
  const t = useT()
  const { ownDealer, group } = useViewer()
  const { mode, id, part, close } = useOpened()
  const [resetKey, setResetKey] = useState(0)
  if (mode !== RULES) return null
  const dealerCode = ownDealer || id
  if (group && !dealerCode)
    return (
      <Panel open title={t('picksends.rules')} width={WIDTH} onClose={close}>
        <RulesDealer value="" disabled={false} />
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('page.chooseDealer')} />
      </Panel>
    )
  return (
    <LoadRecord
      key={`${dealerCode} ${resetKey}`}
      of={rulesQuery(dealerCode)}
      title={t('picksends.rules')}
      width={WIDTH}
      onClose={close}
    >
      {(rules) => (
        <RulesForm
          {...rules}
          dealerCode={dealerCode}
          isClosed={isClosed}
          isAtCars={part === CARS}
          onClose={close}
          reload={() => setResetKey(resetKey + 1)}
        />
      )}
    </LoadRecord>
  )
}

const RulesDealer = ({ value, disabled }: { value: string; disabled: boolean }) => {
  const t = useT()
  const { group, dealerCode } = useViewer()
  const { open, part } = useOpened()
  return (
    <label className="picksend-rules-dealer">
      {t('picksends.rulesOf')}
      <DealerSelect
        group={group ? dealerCode : undefined}
        label={t('picksends.rulesOf')}
        placeholder={t(group ? 'page.chooseDealer' : 'picksends.hqDefault')}
        value={value || undefined}
        disabled={disabled}
        onChange={(code) => open(RULES, typeof code === 'string' && code ? code : undefined, part || undefined)}
      />
    </label>
  )
}

const ServiceSwitch = ({ dealerCode }: { dealerCode: string }) => {
  const t = useT()
  const { data } = useLoad(dealers.selectDealers.query({ codes: [dealerCode] }, QUIET))
  const row = data?.find((one) => one.dealerCode === dealerCode)
  if (!row || numberIn(row.transportCarStatus) === null) return null
  const name = row.dealerName
  return (
    <Flex gap={8} align="center">
      {t(dealer.transportCarStatus.label)}
      <Toggle
        after
        on={isYes(row.transportCarStatus)}
        name={named(t(dealer.transportCarStatus.label), name)}
        can="dealers.setTransportCarStatus"
        disabled={!is(row.status, dealerStatus.open)}
        ask={(on) => ({
          title: t(on ? 'picksends.serviceOn' : 'picksends.serviceOff', { name }),
          effect: t(on ? 'picksends.serviceOnEffect' : 'picksends.serviceOffEffect'),
          okText: t('kit.ok'),
          danger: !on,
        })}
        change={(on) => dealers.setTransportCarStatus({ dealerCode, transportCarStatus: on ? 1 : 0 })}
        done={(on) => t(on ? 'picksends.serviceIsOn' : 'picksends.serviceIsOff')}
      />
    </Flex>
  )
}

interface FormProps extends Rules {
  dealerCode: string
  isClosed: boolean
  isAtCars: boolean
  onClose: () => void
  reload: () => void
}

const RulesForm = ({ own, base, dealerCode, isClosed, isAtCars, onClose, reload }: FormProps) => {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const { send, ...changed } = useChanged()
  const writes = may('transportCars.saveConfig') && !isClosed && (dealerCode !== '' || viewer.head)
  const count = numberIn(base.inheritCount)
  const question = {
    title: t('picksends.defaultAsk'),
    effect: count === null ? t('picksends.defaultEffect') : t('picksends.defaultCount', { count }),
  }
  const save = (values: RuleValues) =>
    send(
      (force) =>
        transportCars.saveConfig(
          {
            ...rulesOf({ ...values, dealerCode }),
            ...(dealerCode && values.cars && { cars: carsSent(values.cars) }),
            updateTime: own.updateTime,
            ...force,
          },
          QUIET,
        ),
      () => transportCars.getConfig(dealerCode ? { dealerCode } : {}, QUIET),
    )
  return (
    <FormPanel<RuleValues>
      open
      keepsDraft
      width={WIDTH}
      name={`transportConfig ${dealerCode}`}
      title={t('picksends.rules')}
      initial={initialOf(own)}
      ask={() => (dealerCode ? undefined : question)}
      save={save}
      done={t('picksends.rulesSaved')}
      onClose={onClose}
      readOnly={!writes}
    >
      {(api) => (
        <>
          {isClosed && <Alert type="warning" showIcon title={t('picksends.closed')} className="space-below" />}
          {viewer.ownDealer === '' && (
            <Flex wrap gap={24} align="center" className="space-below">
              <RulesDealer value={dealerCode} disabled={api.dirty} />
              {viewer.head && dealerCode !== '' && <ServiceSwitch dealerCode={dealerCode} />}
            </Flex>
          )}
          <Body
            api={api}
            base={base}
            ofDealer={dealerCode !== ''}
            hasCars={own.cars !== undefined}
            writes={writes}
            isAtCars={isAtCars}
          />
          <ChangedMeanwhile of={changed} submit={api.submit} saveDraft={api.saveDraft} reload={reload} />
        </>
      )}
    </FormPanel>
  )
}

/** Rules and cars of a dealer. While a dealer follows headquarters, its rules are read-only. */
const Body = ({
  api: { Field, form },
  base,
  ofDealer,
  hasCars,
  writes,
  isAtCars,
}: {
  api: FormApi<RuleValues>
  base: TransportConfig
  ofDealer: boolean
  hasCars: boolean
  writes: boolean
  isAtCars: boolean
}) => {
  const t = useT()
  const follows = isYes(AntForm.useWatch(config.inheritFlag.key, { form, preserve: true })) && ofDealer
  const cars = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAtCars) cars.current?.scrollIntoView?.({ block: 'start' })
  }, [isAtCars])
  return (
    <>
      {ofDealer && <Field of={config.inheritFlag} hint={t('picksends.inheritHint')} disabled={!writes} />}
      {follows ? <RuleFacts base={base} /> : <RuleFields Field={Field} disabled={!writes} />}
      {ofDealer && (
        <>
          <h3 ref={cars} className="section-title">
            {t(config.cars.label)}
          </h3>
          {hasCars ? <CarRows Field={Field} disabled={!writes} /> : <Blank />}
        </>
      )}
    </>
  )
}
