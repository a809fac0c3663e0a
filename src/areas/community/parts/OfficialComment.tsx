import * as interactions from '@/api/community/interactions'
import * as files from '@/api/system/files'
import { type Picked, TargetBox } from '@/business/links/ContentPicker'
import { type Comment, officialComment as fields } from '@/entities/community/comment'
import { targetType, userType } from '@/entities/community/shared'
import type { SocialUser } from '@/entities/community/socialUser'
import { is } from '@/entities/field'
import type { ControlProps } from '@/kit/form/controls'
import { reshaped } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { ImageBox } from '@/kit/form/ImageBox'
import { plain } from '@/kit/show/format'
import { Input } from 'antd'
import { useT } from '@/locales'
import { AppUserBox } from './AppUserBox'

interface Draft {
  dynamicId: Picked
  userId: SocialUser
  content: string
  images: string
}
const LINK = /https?:|www\.|\.(com|cn|net|top)\b/i
const KINDS = ['dynamic', 'news', 'enroll', 'vote'] as const
const TYPES: Record<(typeof KINDS)[number], number> = {
  dynamic: targetType.dynamic,
  news: targetType.news,
  enroll: targetType.activity,
  vote: targetType.activity,
}
const typeOf = ({ kind }: Picked): number => TYPES[KINDS.find((one) => one === kind) ?? 'dynamic']

const Target = ({ id, value, onChange }: ControlProps<Picked | undefined>) => {
  const t = useT()
  return (
    <TargetBox
      id={id}
      title={value && (value.title || value.id)}
      label={t(fields.dynamicId.label)}
      kinds={KINDS}
      onPick={onChange ?? (() => undefined)}
    />
  )
}

export interface CommentTarget {
  targetType: number
  dynamicId: string
  answered?: Pick<Comment, 'id' | 'nickname'>
}

export const OfficialComment = ({ to, onClose }: { to?: CommentTarget; onClose: () => void }) => {
  const t = useT()
  return (
    <FormPanel<Draft>
      open
      name="officialComment"
      title={t(to?.answered ? 'comments.answer' : 'comments.official')}
      width={560}
      initial={to?.answered ? { content: `@${plain(to.answered.nickname)} ` } : {}}
      saveText={t('comments.send')}
      done={t('comments.sent')}
      save={({ dynamicId, userId, content, images }) =>
        interactions.addComment({
          targetType: to?.targetType ?? typeOf(dynamicId),
          dynamicId: to?.dynamicId ?? dynamicId.id,
          commentId: to?.answered?.id,
          userId: userId.userId,
          content,
          images: images ? [images] : undefined,
        })
      }
      onClose={onClose}
    >
      {({ Field }) => (
        <>
          {!to && (
            <Field of={reshaped(fields.dynamicId)}>
              <Target />
            </Field>
          )}
          <Field of={reshaped(fields.userId)}>
            <AppUserBox
              label={t(fields.userId.label)}
              fault={(user) => (is(user.userType, userType.official) ? undefined : t('comments.notOfficial'))}
            />
          </Field>
          <Field of={fields.content} check={(value) => (LINK.test(plain(value)) ? t('comments.noLinks') : undefined)}>
            <Input.TextArea rows={4} />
          </Field>
          <Field of={fields.images}>
            <ImageBox to={files.upload} drop={files.remove} megabytes={10} />
          </Field>
        </>
      )}
    </FormPanel>
  )
}
