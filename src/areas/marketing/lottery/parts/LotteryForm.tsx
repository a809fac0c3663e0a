import '../lottery.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Form as AntForm, Space } from 'antd'
import { useRef, useState } from 'react'
import * as files from '@/api/files'
import * as lotteries from '@/api/lotteries'
import { notify } from '@/api/notices'
import { type LotteryDetail, lottery } from '@/entities/marketing/lottery'
import { Ask } from '@/kit/actions/ask'
import { useBack } from '@/kit/back'
import { Field, FormBody, useForm, useLax } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { useFormats } from '@/kit/format'
import { wordsOf } from '@/kit/html'
import { RichText } from '@/kit/RichText'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { useLeave } from '../../parts/useLeave'
import { WithPhone } from '../../parts/WithPhone'
import { Basics } from './Basics'
import { PhoneView } from './PhoneView'
import { Prizes } from './Prizes'
import { LIST, STOPPED, UPCOMING } from './states'
import { templateOf } from './template'
import { type Draft, draftOf, inputOf, newLottery } from './values'

const COVER_MB = 2
const COVER_RATIO = 750 / 1334
const MOST_WORDS = 20_000

/** Background and rules; a template writes the rules out of the rest of the form. */
const Page = () => {
  const t = useT()
  const isLax = useLax()
  const formats = useFormats()
  const form = AntForm.useFormInstance<Draft>()
  const insert = () => {
    const values = form.getFieldsValue(true)
    form.setFieldValue('content', `${values.content ?? ''}${templateOf(values, t, formats)}`)
  }
  const check = (value: unknown) => {
    const count = [...wordsOf(value)].length
    if (count > MOST_WORDS) return t('rule.tooLong', { max: MOST_WORDS, count })
    return !isLax() && wordsOf(value).trim() === '' ? t('rule.enter', { field: t(lottery.content.label) }) : undefined
  }
  return (
    <section aria-labelledby="lottery-page">
      <h2 className="section-title" id="lottery-page">
        {t('lotteries.page')}
      </h2>
      <Field of={lottery.cover} hint={t('lotteries.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={COVER_MB} aspect={COVER_RATIO} />
      </Field>
      <Field of={lottery.content} check={check}>
        <RichText to={files.uploadBatch} label={t(lottery.content.label)} />
      </Field>
      <Button onClick={insert}>{t('lotteries.template')}</Button>
    </section>
  )
}

const Preview = () => {
  const draft: Draft | undefined = AntForm.useWatch((values: Draft) => values)
  return <PhoneView draft={draft ?? {}} />
}

/** The form of a wheel: a new one (or a copy of another), a draft, or one that was stopped, of which only some can change. */
export const LotteryForm = ({ row, copy }: { row?: LotteryDetail; copy?: LotteryDetail }) => {
  const t = useT()
  const may = useMay()
  const back = useBack(LIST)
  const leave = useLeave(LIST)
  const limited = Number(row?.status) === STOPPED
  const [initial] = useState(() => (row ? draftOf(row) : copy ? draftOf(copy, true) : newLottery(t)))
  const saved = useRef(row?.id)
  const publishes = useRef(false)
  const [asked, setAsked] = useState(false)
  const save = async (values: Draft) => {
    const input = inputOf(values)
    // A second try after a failed publishing changes what the first one made.
    if (saved.current === undefined) saved.current = (await lotteries.create(input)).id
    else await lotteries.update({ id: saved.current, ...input })
    if (!publishes.current) return
    await lotteries.setStatus({ id: saved.current, status: UPCOMING }).catch((error: unknown) => {
      notify('warning', t('lotteries.savedOnly'))
      throw error
    })
  }
  const api = useForm<Draft>({
    name: `lottery:${row?.id ?? (copy ? `copy:${copy.id}` : 'new')}`,
    initial,
    save,
    onSaved: () => {
      notify('success', t(publishes.current ? 'lotteries.published' : 'lotteries.saved'))
      leave()
    },
  })
  const saveOnly = () => {
    publishes.current = false
    if (limited) api.submit()
    else api.submitUnfinished()
  }
  const publish = () => {
    publishes.current = true
    api.submit()
  }
  // What is wrong is told before anything is asked.
  const askPublish = () => void api.form.validateFields().then(() => setAsked(true), publish)
  return (
    <section className="card">
      <FormBody {...api.body} onFinish={saveOnly}>
        <WithPhone phone={<Preview />}>
          <Basics limited={limited} />
          <Prizes sent={row?.prizes.map(({ sentCount }) => Number(sentCount)) ?? []} limited={limited} />
          <Page />
        </WithPhone>
        <div className="lottery-foot">
          <Space wrap>
            <Button icon={<ArrowLeftOutlined />} onClick={back}>
              {t('lotteries.toList')}
            </Button>
            <Button type={limited ? 'primary' : 'default'} loading={api.busy} onClick={saveOnly}>
              {t(limited ? 'kit.save' : 'lotteries.saveDraft')}
            </Button>
            {!limited && may('lotteries.setStatus') && (
              <Button type="primary" loading={api.busy} onClick={askPublish}>
                {t('lotteries.publish')}
              </Button>
            )}
          </Space>
        </div>
      </FormBody>
      <Ask
        question={
          asked
            ? {
                title: t('lotteries.publishAsk', { name: String(api.form.getFieldValue('title')) }),
                effect: t('lotteries.publishEffect'),
                okText: t('lotteries.publish'),
              }
            : undefined
        }
        busy={api.busy}
        onCancel={() => setAsked(false)}
        onOk={() => {
          setAsked(false)
          publish()
        }}
      />
    </section>
  )
}
