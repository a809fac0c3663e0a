import { Button, Form, Space } from 'antd'
import { useRef, useState } from 'react'
import * as invitationPosters from '@/api/invitationPosters'
import type { InvitationInput } from '@/api/invitationPosters'
import { type InvitationPoster, invitationPoster } from '@/entities/marketing/invitationPoster'
import { Choices } from '@/kit/form/controls'
import { Field, FormBody, useForm } from '@/kit/form/Form'
import { formatTime } from '@/lib/time'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { PeriodFields, PosterFields } from '../../parts/PosterFields'
import { useLeave } from '../../parts/useLeave'
import { WithPhone } from '../../parts/WithPhone'
import { InvitationPhone } from './InvitationPhone'

const poster = invitationPoster
const LIST = '/marketing-management/invitation-index'
const UP = 1

const initialOf = (row: InvitationPoster | undefined): Partial<InvitationInput> => {
  if (!row) return { showAvatar: 0, audience: [], startTime: formatTime(Date.now(), 'YYYY-MM-DD HH:mm:00') }
  const { title, imageUrl, qrPosition, showAvatar, audience, shareTitle, shareText, rewardText, startTime, endTime } = row
  return { title, imageUrl, qrPosition, showAvatar, audience, shareTitle, shareText, rewardText, startTime, endTime }
}

/** What goes to the server: a box with avatar and name only where it is shown. */
const inputOf = ({ qrPosition: { x, y, size, ...avatar }, ...values }: InvitationInput): InvitationInput => ({
  ...values,
  qrPosition: { x, y, size, ...(values.showAvatar === 1 ? avatar : {}) },
  shareText: values.shareText ?? '',
  rewardText: values.rewardText ?? '',
  endTime: values.endTime ?? '',
})

const Fields = () => {
  const avatar = Number(Form.useWatch(poster.showAvatar.key)) === 1
  return (
    <>
      <PosterFields image={poster.imageUrl} position={poster.qrPosition} avatar={avatar} />
      <Field of={poster.showAvatar} />
      <Field of={poster.title} />
      <Field of={poster.audience}>
        <Choices field={poster.audience} />
      </Field>
      <Field of={poster.shareTitle} />
      <Field of={poster.shareText} />
      <Field of={poster.rewardText} />
      <PeriodFields start={poster.startTime} end={poster.endTime} />
    </>
  )
}

const Preview = () => {
  const values: Partial<InvitationInput> | undefined = Form.useWatch((all: Partial<InvitationInput>) => all)
  return <InvitationPhone of={values ?? {}} />
}

/** Makes an invitation poster, or changes one; saved, or saved and put up. */
export const InvitationForm = ({ row }: { row?: InvitationPoster }) => {
  const t = useT()
  const may = useMay()
  const leave = useLeave(LIST)
  const [initial] = useState(() => initialOf(row))
  /** Its id once it is stored: when putting it up fails, another try changes what the first one made. */
  const made = useRef(row?.id)
  const putsUp = useRef(false)
  const api = useForm<InvitationInput>({
    name: `invitation.${row?.id ?? 'new'}`,
    initial,
    done: t('posters.saved'),
    save: async (values) => {
      const input = inputOf(values)
      if (made.current === undefined) made.current = (await invitationPosters.create(input)).id
      else await invitationPosters.update({ id: made.current, ...input })
      if (putsUp.current) await invitationPosters.setShelf({ id: made.current, status: 1 })
    },
    onSaved: leave,
  })
  const save = (up: boolean) => {
    putsUp.current = up
    api.submit()
  }
  return (
    <section className="card">
      <FormBody {...api.body} onFinish={() => save(false)}>
        <WithPhone phone={<Preview />}>
          <Fields />
          <Space wrap>
            <Button type="primary" loading={api.busy} onClick={() => save(false)}>
              {t('kit.save')}
            </Button>
            {Number(row?.status) !== UP && may('invitationPosters.setShelf') && (
              <Button loading={api.busy} onClick={() => save(true)}>
                {t('posters.saveAndPutUp')}
              </Button>
            )}
            <Button onClick={leave}>{t('kit.cancel')}</Button>
          </Space>
        </WithPhone>
      </FormBody>
    </section>
  )
}
