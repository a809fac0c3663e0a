import './pointTasks.css'
import { Button, Form as AntForm, Space } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as integral from '@/api/commerce/integral'
import * as files from '@/api/system/files'
import { useViewer } from '@/business/viewer'
import {
  type IntegralRule,
  integralRule as fields,
  MAX_RULE_WORDS,
  MIN_RULE_WORDS,
} from '@/entities/members/integralRule'
import { FormBody } from '@/kit/form/Form'
import { FormFoot } from '@/kit/form/FormFoot'
import { FreshSetting } from '@/kit/form/FreshSetting'
import { useSetting } from '@/kit/form/setting'
import { picturesIn, wordsOf } from '@/kit/rich/html'
import { PhoneText } from '@/kit/rich/PhoneText'
import { RichText } from '@/kit/rich/RichText'
import { RichView } from '@/kit/rich/RichView'
import { Card } from '@/kit/show/Card'
import { plain } from '@/kit/show/format'
import { Mark, Value } from '@/kit/show/kinds'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { WithPhone } from '@/kit/show/WithPhone'
import { formatTime, toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'

type Values = Pick<IntegralRule, 'title' | 'content' | 'effectTime'>
const QUIET = { quiet: true } as const
const CAN = 'integral.saveRule'
const MAX_PICTURES = 20
const BLOCKS = ['earn', 'use', 'expiry', 'breach'] as const
const isAhead = (time: unknown) => (toMillis(time) ?? 0) > Date.now()

export default function PointRuleForm() {
  return (
    <FreshSetting of={integral.getRule.query(undefined, QUIET)}>
      {(rule, reload) => <RuleForm rule={rule} reload={reload} />}
    </FreshSetting>
  )
}

const RuleForm = ({ rule, reload }: { rule: IntegralRule | undefined; reload: () => void }) => {
  const t = useT()
  const may = useMay()
  const { head } = useViewer()
  const writes = head && may(CAN)
  const [opened] = useState(() => formatTime(Date.now()))
  const latest = useRef(rule)
  useEffect(() => {
    latest.current = rule
  }, [rule])
  const initial: Partial<Values> = rule
    ? {
        title: rule.title,
        content: rule.content,
        effectTime: isAhead(rule.effectTime) ? formatTime(rule.effectTime) : opened,
      }
    : { effectTime: opened }
  const action = t(rule ? 'pointRule.revise' : 'pointRule.publish')
  const api = useSetting<Values>({
    name: 'integralRule',
    initial,
    save: (values, force) =>
      integral.saveRule(
        {
          ...values,
          effectTime: isAhead(values.effectTime) ? values.effectTime : formatTime(Date.now()),
          ...(latest.current && { id: latest.current.id, updateTime: rule?.updateTime }),
          ...force,
        },
        QUIET,
      ),
    newer: async ({ content }) => {
      const now = await integral.getRule(undefined, QUIET)
      latest.current = now ?? undefined
      return now ? { ...now, more: <Versions theirs={now.content} own={content} /> } : undefined
    },
    reload,
    done: t('pointRule.done'),
  })
  const publish = () =>
    void api.confirmFirst(
      ({ effectTime }) => ({
        title: t('pointRule.ask', { action }),
        effect: t('pointRule.effect', {
          time: isAhead(effectTime) ? formatTime(effectTime, 'YYYY-MM-DD HH:mm') : t('pointRule.atOnce'),
        }),
        okText: action,
      }),
      api.submit,
    )
  const add = (block: (typeof BLOCKS)[number]) => {
    const html = `<h2>${t(`pointRule.${block}`)}</h2><p>${t(`pointRule.${block}Text`)}</p>`
    const changed = { content: plain(api.form.getFieldValue(fields.content.key)) + html }
    api.form.setFieldsValue(changed)
    api.body.onValues(changed)
  }
  const { Field } = api
  return (
    <section className="card">
      <p className="quiet">
        {rule ? (
          <>
            {t(fields.version.label)} <bdi className="digits">{plain(rule.version)}</bdi> · {t(fields.effectTime.label)}{' '}
            <Value field={fields.effectTime} value={rule.effectTime} />{' '}
            {isAhead(rule.effectTime) && <Mark tone="processing">{t('pointRule.ahead')}</Mark>} ·{' '}
            <Value field={fields.updateBy} value={rule.updateBy} />{' '}
            <Value field={fields.updateTime} value={rule.updateTime} />
          </>
        ) : (
          <Mark tone="warning">{t('pointRule.none')}</Mark>
        )}
      </p>
      <FormBody {...api.body} onFinish={publish} disabled={!writes}>
        <WithPhone phone={<RulePhone initial={initial} />}>
          <div className="two-columns">
            <Field of={fields.title} />
            <Field
              of={fields.effectTime}
              hint={t('pointRule.nowHint')}
              check={(time) =>
                plain(time) < opened && time !== initial.effectTime ? t('pointRule.pastFault') : undefined
              }
            />
          </div>
          <Field
            of={fields.content}
            check={(html) => {
              const { length } = [...wordsOf(html)]
              return length < MIN_RULE_WORDS || length > MAX_RULE_WORDS || picturesIn(plain(html)).length > MAX_PICTURES
                ? t('pointRule.wordsFault', { min: MIN_RULE_WORDS, max: MAX_RULE_WORDS, pictures: MAX_PICTURES })
                : undefined
            }}
          >
            <RichText to={files.uploadBatch} max={MAX_RULE_WORDS} label={t(fields.content.label)} />
          </Field>
          {writes && (
            <Space wrap role="group" aria-label={t('pointRule.insert')}>
              <span className="quiet">{t('pointRule.insert')}</span>
              {BLOCKS.map((block) => (
                <Button key={block} size="small" onClick={() => add(block)}>
                  {t(`pointRule.${block}`)}
                </Button>
              ))}
            </Space>
          )}
        </WithPhone>
        {writes && (
          <FormFoot>
            <Button disabled={!api.dirty} onClick={api.undo}>
              {t('pointRule.undo')}
            </Button>
            <Button type="primary" loading={api.busy} onClick={publish}>
              {action}
            </Button>
          </FormFoot>
        )}
      </FormBody>
      {api.confirmation}
      {api.conflict}
    </section>
  )
}

const RulePhone = ({ initial }: { initial: Partial<Values> }) => {
  const t = useT()
  const values: Partial<Values> = AntForm.useWatch((all: Values) => all, { preserve: true }) ?? initial
  return (
    <PhoneFrame title={plain(values.title) || t('/setting/integralRule')}>
      <div className="rule-phone">
        <PhoneText html={values.content} none={t('pointRule.none')} />
      </div>
    </PhoneFrame>
  )
}

const Versions = ({ theirs, own }: { theirs: unknown; own: unknown }) => {
  const t = useT()
  return (
    <div className="rule-versions">
      <Card title={t('pointRule.theirs')}>
        <RichView html={plain(theirs)} />
      </Card>
      <Card title={t('pointRule.own')}>
        <RichView html={plain(own)} />
      </Card>
    </div>
  )
}
