import './blacks.css'
import { CloseOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Input, Progress, Space, Tag } from 'antd'
import { useRef, useState } from 'react'
import { useViewer } from '@/business/viewer'
import { f } from '@/entities/field'
import { type PhoneBlack, phoneBlack } from '@/entities/leads/phoneBlack'
import { PATTERNS } from '@/entities/rules'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { FormBody, useForm } from '@/kit/form/Form'
import type { ControlProps } from '@/kit/form/controls'
import { SmallTable } from '@/kit/show/SmallTable'
import { Value } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { Evidence, Remark } from '../parts/blackFields'
import { BlackImport } from './parts/BlackImport'
import { DealerField } from './parts/DealerBlackForm'
import { Today } from './parts/Today'
import { type Outcome, sendAll } from './parts/send'

interface Typed {
  phone: string
  times: number
  good: boolean
}

/**
 * Returns the distinct numbers of a text in order, separated by line breaks, commas, semicolons or blanks. Removes
 * +86 and dashes.
 */
const numbersOf = (text: string): Typed[] => {
  const times = new Map<string, number>()
  for (const part of text.normalize('NFKC').split(/[\s,;、]+/)) {
    const phone = part.replaceAll(/[-\u200b-\u200f]/g, '').replace(/^\+?86(?=1\d{10}$)/, '')
    if (phone) times.set(phone, (times.get(phone) ?? 0) + 1)
  }
  return [...times].map(([phone, count]) => ({ phone, times: count, good: PATTERNS.mobile.test(phone) }))
}

const TONES = { done: 'success', already: 'default', failed: 'error', left: 'warning' } as const

const Outcomes = ({ rows }: { rows: readonly Outcome[] }) => {
  const t = useT()
  const bad = rows.filter(({ state }) => state === 'failed' || state === 'left').length
  return (
    <section className="space-above">
      <Alert
        type={bad ? 'warning' : 'success'}
        showIcon
        title={t('bulk.result', { good: rows.length - bad, bad })}
        className="space-below"
      />
      <SmallTable
        rowKey="phone"
        dataSource={[...rows]}
        pagination={rows.length > 10 ? { pageSize: 10, showSizeChanger: false } : false}
        columns={[
          {
            title: t(phoneBlack.phone.label),
            width: 150,
            render: (_, row) => <Value field={phoneBlack.phone} value={row.phone} />,
          },
          {
            title: t('import.stepResult'),
            render: (_, { state, reason }) => (
              <>
                <Tag color={TONES[state]}>{t(`blacklist.${state}`)}</Tag> {reason}
              </>
            ),
          },
        ]}
      />
    </section>
  )
}

/** Box for typed or pasted numbers with a chip for each. Invalid ones are red; duplicates have a count. */
const NumbersBox = ({ value = '', onChange, ...rest }: ControlProps<string>) => {
  const t = useT()
  const typed = numbersOf(value)
  return (
    <div>
      <Input.TextArea
        {...rest}
        value={value}
        rows={4}
        inputMode="tel"
        autoComplete="off"
        onChange={(event) => onChange?.(event.target.value)}
      />
      {typed.length > 0 && (
        <>
          <ul className="number-chips" aria-label={t('blacklist.numbers', { count: typed.length })}>
            {typed.map(({ phone, times, good }) => (
              <li key={phone}>
                <Tag color={good ? undefined : 'error'}>
                  <bdi className="digits">{phone}</bdi>
                  {times > 1 && ` ×${times}`}
                  {!good && ` ${t('blacklist.badNumber')}`}
                  <Button
                    type="text"
                    size="small"
                    icon={<CloseOutlined />}
                    disabled={rest.disabled}
                    aria-label={t('blacklist.drop', { phone })}
                    onClick={() =>
                      onChange?.(
                        typed
                          .filter((one) => one.phone !== phone)
                          .map((one) => one.phone)
                          .join('\n'),
                      )
                    }
                  />
                </Tag>
              </li>
            ))}
          </ul>
          <small className="quiet">{t('blacklist.numbers', { count: typed.length })}</small>
        </>
      )}
    </div>
  )
}

const MAX = 100
const numbers = { ...f.longtext({ required: true }), key: 'numbers', label: 'phoneBlack.phone' } as const

interface Values {
  numbers: string
  reason: PhoneBlack['reason']
  remark?: string
  dealerCode: string
  images: string[]
}

/**
 * Blocks a list of numbers: everywhere for headquarters, at one dealer for a dealer or a group. Numbers that failed
 * or were skipped stay in the box.
 */
export default function BlacklistEntryForm() {
  const t = useT()
  const may = useMay()
  const viewer = useViewer()
  const [asked, setAsked] = useState<Values>()
  const [outcomes, setOutcomes] = useState<Outcome[]>([])
  const [total, setTotal] = useState(0)
  const stopped = useRef(false)
  const rest = useRef<string[]>([])
  const initial = { numbers: '', dealerCode: viewer.group ? '' : viewer.dealerCode, images: [] }

  const send = async ({ numbers: text, reason, remark, dealerCode, images }: Values) => {
    const phones = numbersOf(text).map(({ phone }) => phone)
    stopped.current = false
    setOutcomes([])
    setTotal(phones.length)
    const all = await sendAll(
      viewer,
      phones,
      { reason, remark: remark ?? '', dealerCode, images },
      () => stopped.current,
      (outcome) => setOutcomes((now) => [...now, outcome]),
    )
    rest.current = all.filter(({ state }) => state === 'failed' || state === 'left').map(({ phone }) => phone)
  }
  const api = useForm<Values>({
    name: 'blackEntry',
    initial,
    save: send,
    onSaved: () => {
      const { form, body } = api
      if (rest.current.length === 0) return form.resetFields()
      form.setFieldValue('numbers', rest.current.join('\n'))
      body.onValues()
    },
  })
  const { Field } = api
  const ask = async () => {
    if (await api.check()) setAsked({ ...initial, ...api.form.getFieldsValue() })
  }
  const fault = (value: unknown) => {
    const typed = numbersOf(String(value ?? ''))
    const bad = typed.filter(({ good }) => !good)
    if (typed.length > MAX) return t('blacklist.max', { max: MAX })
    return bad.length
      ? t('blacklist.badNumbers', { numbers: bad.map(({ phone }) => phone).join(t('kit.listComma')) })
      : undefined
  }
  const count = asked ? numbersOf(asked.numbers).length : 0
  const mayEnter = may(viewer.hq ? 'cluePhoneBlack.create' : 'cluePhoneBlack.createDealer')
  if (!viewer.hq && viewer.dealerCode === '') return <Alert type="info" showIcon title={t('blacklist.noDealer')} />
  return (
    <Space orientation="vertical" size={16} className="full-width">
      <div className="card">
        {viewer.hq && (
          <Flex justify="end">
            <BlackImport />
          </Flex>
        )}
        <div className="black-entry">
          <FormBody {...api.body} onFinish={() => void ask()} disabled={!mayEnter || api.busy}>
            {!viewer.hq && <DealerField Field={Field} viewer={viewer} />}
            <Field of={numbers} check={fault} hint={t('blacklist.numbersHint', { max: MAX })}>
              <NumbersBox />
            </Field>
            <Field of={phoneBlack.reason} />
            <Remark Field={Field} reason={phoneBlack.reason} />
            {!viewer.hq && <Evidence Field={Field} reason={phoneBlack.reason} />}
          </FormBody>
          <Space>
            <Button type="primary" loading={api.busy} disabled={!mayEnter} onClick={() => void ask()}>
              {t('leads.black')}
            </Button>
            {api.busy && <Button onClick={() => (stopped.current = true)}>{t('blacklist.stop')}</Button>}
          </Space>
        </div>
        {api.busy && (
          <div role="status" className="black-entry">
            <Progress
              percent={Math.round((outcomes.length / Math.max(total, 1)) * 100)}
              aria-label={t('leads.black')}
            />
            <Tag>{`${outcomes.length} / ${total}`}</Tag>
          </div>
        )}
        {!api.busy && outcomes.length > 0 && <Outcomes rows={outcomes} />}
      </div>
      <Today viewer={viewer} />
      <ConfirmDialog
        question={
          asked && {
            title: t('blacklist.entryAsk', { count }),
            effect: t(viewer.hq ? 'blacklist.entryEffect' : 'blacklist.dealerEffect'),
            danger: true,
            okText: t('leads.black'),
          }
        }
        busy={false}
        onCancel={() => setAsked(undefined)}
        onOk={() => {
          setAsked(undefined)
          api.submit()
        }}
      />
    </Space>
  )
}
