import { Form as AntForm } from 'antd'
import { useId, useState } from 'react'
import type { VoteInput } from '@/api/community/socialActivities'
import * as files from '@/api/system/files'
import { vote, voteType } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Choice, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { ImageBox } from '@/kit/form/ImageBox'
import { useT } from '@/locales'
import type { OptionDraft } from './voteValues'

export const hasPicture = (type: string | number | undefined): boolean => is(type, voteType.pictures, voteType.pk)

/** Option type of a vote. Confirms before chosen pictures or videos are dropped. */
const TypeBox = ({ value, onChange, ...rest }: ControlProps<string | number>) => {
  const t = useT()
  const form = AntForm.useFormInstance<VoteInput>()
  const [wanted, setWanted] = useState<string | number>()
  const options = (): (OptionDraft | undefined)[] => form.getFieldValue('options') ?? []
  const loses = (to: string | number) => (one: OptionDraft | undefined) =>
    (!!one?.image && !hasPicture(to)) || (!!one?.video && !is(to, voteType.video))
  const apply = (to: string | number) => {
    if (options().some(loses(to)))
      form.setFieldValue(
        'options',
        options().map((one) => ({
          ...one,
          image: hasPicture(to) ? one?.image : '',
          video: is(to, voteType.video) ? one?.video : '',
        })),
      )
    onChange?.(to)
    setWanted(undefined)
  }
  return (
    <>
      <Choice
        {...rest}
        field={vote.voteType}
        value={value}
        onChange={(to) => (options().some(loses(to)) ? setWanted(to) : apply(to))}
      />
      <ConfirmDialog
        question={
          wanted === undefined
            ? undefined
            : { title: t('votes.typeAsk'), effect: t('votes.typeEffect'), okText: t('votes.typeOk'), danger: true }
        }
        busy={false}
        onCancel={() => setWanted(undefined)}
        onOk={() => wanted !== undefined && apply(wanted)}
      />
    </>
  )
}

/** Content of a vote. Once `begun`, only cover and texts can change. */
export const VoteFields = ({ Field, begun }: { Field: FormField<VoteInput>; begun: boolean }) => {
  const t = useT()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 className="section-title" id={heading}>
        {t('votes.basics')}
      </h2>
      <Field of={vote.title} always disabled={begun} />
      <Field of={vote.cover} hint={t('votes.coverHint')}>
        <ImageBox to={files.upload} drop={files.remove} megabytes={2} aspect={16 / 9} />
      </Field>
      <Field of={vote.content} />
      <Field of={vote.voteType} disabled={begun}>
        <TypeBox />
      </Field>
    </section>
  )
}
