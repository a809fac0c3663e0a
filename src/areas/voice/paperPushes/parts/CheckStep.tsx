import { Button, Form } from 'antd'
import { paperPush, pushChannel, smsSize } from '@/entities/voice/paperPush'
import { questionnaire, type QuestionnaireDetail } from '@/entities/voice/questionnaire'
import { smsCost } from '@/entities/voice/sms'
import { optionName, plain, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'
import { PeopleCount } from '../../parts/PeopleCount'
import type { Count } from './PushForm'
import { isSms, type PushValues } from './pushValues'

const LEFT_OUT = [
  ['pushed', 'pushPaper.alreadyPushed'],
  ['optedOut', 'pushPaper.optedOut'],
  ['unregistered', 'pushPaper.unregistered'],
] as const

export const CheckStep = ({
  row,
  counted: { made, busy, failed, retry },
}: {
  row: QuestionnaireDetail
  counted: Count
}) => {
  const t = useT()
  const { count, money } = useFormats()
  const values: PushValues = Form.useWatch((all: PushValues) => all) ?? {}
  const sms = made?.channels.find(({ channel }) => channel === pushChannel.sms)
  const { parts } = smsSize(plain(values.content))
  const cost = sms && smsCost(sms.targetCount, made?.smsPrice ?? '', parts)
  const facts = made
    ? [
        ...made.channels.map(({ channel, targetCount }) => ({
          name: optionName(t, paperPush.channels, channel),
          value: t('pushPaper.persons', { n: count(targetCount) }),
        })),
        ...LEFT_OUT.map(([reason, label]) => ({
          name: t(label),
          value: t('pushPaper.persons', { n: count(made.leftOut[reason]) }),
        })),
        ...(isSms(values.channels)
          ? [
              {
                name: t('pushPaper.smsCost'),
                value: cost ? t('messaging.cost', { money: money(cost), parts }) : money(undefined),
              },
            ]
          : []),
        ...(row.rewardPoints ? [{ name: t(questionnaire.rewardPoints.label), value: count(made.rewardPoints) }] : []),
      ]
    : []
  return (
    <>
      <PeopleCount count={made?.targetCount} busy={busy} failed={failed}>
        {made?.targetCount === 0 && t('messaging.nobody')}
      </PeopleCount>
      {failed && !made && <Button onClick={retry}>{t('pushPaper.checkAgain')}</Button>}
      <dl className="facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
