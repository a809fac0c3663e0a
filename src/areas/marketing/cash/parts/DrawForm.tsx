import '../cash.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button, Form as AntForm, Space } from 'antd'
import { useEffect, useRef, useState } from 'react'
import * as cashDraws from '@/api/cashDraws'
import { ApiError } from '@/api/error'
import { notify } from '@/api/notices'
import type { CashDraw } from '@/entities/marketing/cashDraw'
import type { CashPrize } from '@/entities/marketing/cashPrize'
import { Ask } from '@/kit/actions/ask'
import { useBack } from '@/kit/back'
import { useCloseAfter } from '@/kit/closing'
import { FormBody, useForm } from '@/kit/form/Form'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { to } from '@/routes'
import { useMay } from '@/session/identity'
import { useLeave } from '../../parts/useLeave'
import { WithPhone } from '../../parts/WithPhone'
import { inputOf, NEW, rowsOf, tiersOf, type Values, valuesOf } from '../values'
import { DrawFields } from './DrawFields'
import { DrawHead } from './DrawHead'
import { DrawPhone } from './DrawPhone'
import { EDIT, LIST, PAUSED } from './faces'
import { usePublishAsk } from './useDrawActions'

const Preview = () => {
  const form = AntForm.useFormInstance<Values>()
  const values: Values | undefined = AntForm.useWatch((all: Values) => all, { form, preserve: true })
  return <DrawPhone draw={{ ...values, prizes: rowsOf(values?.prizes) }} />
}

interface DrawFormProps {
  /** The draw that is changed: a draft, or one that is paused. */
  draw?: CashDraw
  /** What a new one begins as. */
  copied?: CashDraw
  onDirty?: (dirty: boolean) => void
}

/** The form of a draw: saved as a draft with what there is, or published once all is right and the title is typed. */
export const DrawForm = ({ draw, copied, onDirty }: DrawFormProps) => {
  const t = useT()
  const may = useMay()
  const out = useLeave(LIST)
  const { go } = useScreen()
  const closeAfter = useCloseAfter()
  const back = useBack(LIST)
  const publishAsk = usePublishAsk()
  const isPaused = Number(draw?.status) === PAUSED
  const [initial] = useState(() => (draw ? valuesOf(draw) : copied ? valuesOf(copied, true) : NEW))
  const [asked, setAsked] = useState<Values>()
  const publishes = useRef(false)
  /** Where to after a save: back to the list, or to the draft whose publishing failed. */
  const leave = useRef(() => {})
  const store = async (values: Values): Promise<string> => {
    if (!draw) return (await cashDraws.create(inputOf(values))).id
    const { status } = await cashDraws.get({ id: draw.id })
    if (Number(status) !== Number(draw.status)) {
      notify('error', t('cash.changed'))
      throw new ApiError('refused', t('cash.changed'))
    }
    await cashDraws.update({ id: draw.id, ...inputOf(values, isPaused) })
    return draw.id
  }
  const save = async (values: Values) => {
    const id = await store(values)
    leave.current = out
    if (!publishes.current) return notify('success', t('cash.saved'))
    try {
      await cashDraws.setStatus({ id, status: 1 }, { quiet: true })
      notify('success', t('cash.published'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify('error', t('cash.savedOnly', { reason: error.message }))
      if (draw) leave.current = () => {}
      else leave.current = () => closeAfter(() => go(to(EDIT, { id })))
    }
  }
  const api = useForm<Values>({ name: `cashDraw.${draw?.id ?? `new.${copied?.id ?? ''}`}`, initial, save, onSaved: () => leave.current() })
  const { form } = api
  useEffect(() => onDirty?.(api.dirty), [onDirty, api.dirty])
  /** Asks before publishing, once all is right; else leads to the first fault. */
  const askPublish = async () => {
    const isRight = await form.validateFields().then(
      () => true,
      () => false,
    )
    if (isRight) return setAsked(form.getFieldsValue(true) as Values) // the fields of the form and nothing else are in it
    const fault = form.getFieldsError().find(({ errors }) => errors.length)
    if (fault) form.scrollToField(fault.name, { block: 'center', focus: true })
  }
  const saveOnly = () => {
    publishes.current = false
    if (isPaused) api.submit()
    else api.submitUnfinished()
  }
  const publish = () => {
    publishes.current = true
    setAsked(undefined)
    api.submit()
  }
  return (
    <section className="card" aria-labelledby={draw && `draw-${draw.id}`}>
      {draw && <DrawHead row={draw} inForm />}
      <FormBody {...api.body} onFinish={saveOnly}>
        <WithPhone phone={<Preview />}>
          <DrawFields paused={isPaused ? draw : undefined} />
        </WithPhone>
        <Space wrap className="cash-foot">
          {!draw && (
            <Button icon={<ArrowLeftOutlined />} onClick={back}>
              {t('leads.toList')}
            </Button>
          )}
          <Button type={isPaused ? 'primary' : 'default'} loading={api.busy} onClick={saveOnly}>
            {t(isPaused ? 'kit.save' : 'cash.saveDraft')}
          </Button>
          {!isPaused && may('cashDraws.setStatus') && (
            <Button type="primary" loading={api.busy} onClick={() => void askPublish()}>
              {t('cash.publish')}
            </Button>
          )}
        </Space>
      </FormBody>
      <Ask
        busy={api.busy}
        onCancel={() => setAsked(undefined)}
        onOk={publish}
        // A tier of the form is one of a draw but for what was won of it.
        question={asked && publishAsk({ title: asked.title ?? '', budget: asked.budget ?? '', prizes: tiersOf(asked.prizes) as CashPrize[] })}
      />
    </section>
  )
}
