import { Form as AntForm, Radio, Skeleton } from 'antd'
import * as goodsCalls from '@/api/commerce/goods'
import { totalIn } from '@/api/reply'
import { goodsStatus } from '@/entities/commerce/shared'
import { type SellOutConfig, sellOutConfig, sellOutRule } from '@/entities/commerce/sellOut'
import { is } from '@/entities/field'
import { PATTERNS } from '@/entities/rules'
import { Failed, useFresh, useLoad } from '@/kit/data/load'
import { Dialog } from '@/kit/dialog/dialog'
import { type ControlProps, NumberBox } from '@/kit/form/controls'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import type { FormField } from '@/kit/form/Form'
import { FormBody, useForm } from '@/kit/form/Form'
import { DialogButtons } from '@/kit/dialog/dialog'
import { useClosing } from '@/kit/form/useClosing'
import { numberIn } from '@/lib/counts'
import { useT } from '@/locales'
import { useState } from 'react'

type Values = Pick<SellOutConfig, 'rule' | 'sellOutText' | 'arrivalFlag' | 'warnStock' | 'warnPhones'>
const MAX_PHONES = 5

const RulePicture = ({ rule }: { rule: unknown }) => {
  const places = is(rule, sellOutRule.takeOff)
    ? ['', '', '']
    : is(rule, sellOutRule.toEnd)
      ? ['', '', '', 'sold']
      : ['', 'sold', '', '']
  return (
    <span className="sold-phone" aria-hidden>
      {places.map((kind, at) => (
        <span key={at} className={kind ? 'sold-tile' : 'sale-tile'} />
      ))}
    </span>
  )
}
const Rules = ({ id, value, onChange }: ControlProps<number>) => {
  const t = useT()
  return (
    <Radio.Group
      id={id}
      name="rule"
      value={value}
      onChange={(event) => onChange?.(event.target.value)}
      className="sold-rules"
      options={sellOutRule.options.map((option) => ({
        value: option.value,
        label: (
          <span className="sold-rule">
            <RulePicture rule={option.value} />
            {t(option.label)}
          </span>
        ),
      }))}
    />
  )
}

const Fields = ({ Field }: { Field: FormField<Values> }) => {
  const t = useT()
  const warn: unknown = AntForm.useWatch(sellOutConfig.warnStock.key)
  return (
    <>
      <Field of={sellOutConfig.rule}>
        <Rules />
      </Field>
      <Field of={sellOutConfig.sellOutText} />
      <Field of={sellOutConfig.arrivalFlag} />
      <Field of={sellOutConfig.warnStock} hint={t('goods.warnHint')}>
        <NumberBox precision={0} min={0} max={9999} />
      </Field>
      <Field
        of={sellOutConfig.warnPhones}
        required={(numberIn(warn) ?? 0) > 0}
        needs={[sellOutConfig.warnStock]}
        hint={t('goods.phonesHint', { max: MAX_PHONES })}
        check={(value) => {
          const phones = Array.isArray(value) ? value.map(String) : []
          if (phones.some((phone) => !PATTERNS.mobile.test(phone))) return t('rule.mobile')
          return phones.length > MAX_PHONES ? t('goods.phonesHint', { max: MAX_PHONES }) : undefined
        }}
      />
    </>
  )
}

/**
 * Rules for goods that are sold out and for the warning before. Taking them off at once is confirmed with their
 * number, if known.
 */
export const SellOutDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useT()
  const { data, ready, error, retry } = useFresh(goodsCalls.getSellOutConfig.query(undefined, { quiet: true }))
  if (!ready)
    return (
      <Dialog open title={t('goods.sellOut')} onClose={onClose}>
        {error ? <Failed compact error={error} retry={retry} /> : <Skeleton active />}
      </Dialog>
    )
  return <Form config={data ?? undefined} onClose={onClose} />
}

const Form = ({ config, onClose }: { config?: SellOutConfig; onClose: () => void }) => {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const usual = t('goods.soldOut')
  const soldOut = useLoad(
    goodsCalls.list.query({ soldOut: 1, status: goodsStatus.onSale, pageNo: 1, pageSize: 1 }, { quiet: true }),
  )
  const api = useForm({
    name: 'sellOutConfig',
    initial: {
      rule: config?.rule ?? sellOutRule.stay,
      sellOutText: config?.sellOutText ?? (usual.length <= (sellOutConfig.sellOutText.max ?? Infinity) ? usual : ''),
      arrivalFlag: config?.arrivalFlag ?? 0,
      warnStock: numberIn(config?.warnStock) ?? 0,
      warnPhones: config?.warnPhones ?? [],
    },
    save: (values) => goodsCalls.saveSellOutConfig({ ...(config && { id: config.id }), ...values }),
    done: t('goods.sellOutSaved'),
    onSaved: onClose,
  })
  const { close, question } = useClosing(api, t('goods.sellOut'), onClose)
  const leaving = totalIn(soldOut.data)
  const save = async () => {
    if (!(await api.check())) return
    if (is(api.form.getFieldValue('rule'), sellOutRule.takeOff) && leaving !== 0) setAsking(true)
    else api.submit()
  }
  return (
    <Dialog
      open
      title={t('goods.sellOut')}
      onClose={close}
      footer={<DialogButtons ok={t('kit.save')} busy={api.busy} onOk={() => void save()} onClose={close} />}
    >
      <FormBody {...api.body} onFinish={() => void save()}>
        <Fields Field={api.Field} />
      </FormBody>
      {question}
      <ConfirmDialog
        question={
          asking
            ? {
                title: leaving === undefined ? t('goods.takeOffAll') : t('goods.takeOffAsk', { count: leaving }),
                okText: t('kit.save'),
                danger: true,
              }
            : undefined
        }
        busy={false}
        onCancel={() => setAsking(false)}
        onOk={() => {
          setAsking(false)
          api.submit()
        }}
      />
    </Dialog>
  )
}
