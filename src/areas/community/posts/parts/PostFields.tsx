import { Button, Form, Input, Space } from 'antd'
import { useState } from 'react'
import * as clubs from '@/api/community/clubs'
import * as files from '@/api/system/files'
import { ContentPicker } from '@/business/links/ContentPicker'
import { clubStatus } from '@/entities/community/club'
import { dynamic } from '@/entities/community/dynamic'
import { dynamicType } from '@/entities/community/shared'
import type { SocialUser } from '@/entities/community/socialUser'
import { f, is, withStates } from '@/entities/field'
import { derived } from '@/kit/data/load'
import { Popup } from '@/kit/dialog/Popup'
import { Choice, type ControlProps } from '@/kit/form/controls'
import type { FormField } from '@/kit/form/Form'
import { ImagesBox } from '@/kit/form/ImagesBox'
import { type Choice as Option, RemoteSelect } from '@/kit/form/RemoteSelect'
import { VideoBox } from '@/kit/form/VideoBox'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { AppUserBox } from '../../parts/AppUserBox'
import { PICTURES, VIDEOS } from '../../parts/mediaLimits'
import { AuthorField, type Written } from './AuthorField'
import { type Filing, FilingFields } from './FilingFields'
import { PublishFields, type Publishing } from './PublishFields'

export interface PostValues extends Written, Filing, Publishing {
  dynamicType?: 1 | 2 | 3 | 4
  content?: string
  images?: string[]
  video?: string
  clubId?: string
  location?: string
}

const MAX_PICTURES = 9
const CLUB = { ...f.ref(), key: 'clubId', label: dynamic.clubName.label } as const
const KIND = withStates(dynamic.dynamicType, (code) => is(code, dynamicType.pictures, dynamicType.video))

const TextBox = ({ value = '', onChange, ...rest }: ControlProps<string>) => {
  const t = useT()
  const [picking, setPicking] = useState(false)
  const insert = (text: string) => onChange?.(`${value}${value && !/\s$/.test(value) ? ' ' : ''}${text} `)
  return (
    <>
      <Input.TextArea
        {...rest}
        autoSize={{ minRows: 4, maxRows: 14 }}
        value={value}
        showCount
        maxLength={dynamic.content.max}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <Space size={4}>
        <Button size="small" onClick={() => setPicking(true)}>
          {t('posts.addTopic')}
        </Button>
        <Popup label={t('posts.addUser')} button={{ size: 'small', children: t('posts.addUser') }}>
          {(close) => (
            <AppUserBox
              label={t('posts.addUser')}
              onChange={(user?: SocialUser) => {
                if (user) insert(`@${user.nickname}`)
                close()
              }}
            />
          )}
        </Popup>
      </Space>
      {picking && (
        <ContentPicker
          kinds={['topic']}
          onPick={([one]) => {
            setPicking(false)
            if (one) insert(`#${one.title}#`)
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  )
}

export const PostFields = ({
  Field,
  topics = [],
  club,
  schedules,
}: {
  Field: FormField<PostValues>
  topics?: readonly Option[]
  club?: Option
  /** True if it can still be scheduled or kept as a draft. */
  schedules: boolean
}) => {
  const t = useT()
  const kind: unknown = Form.useWatch(KIND.key)
  const isVideo = is(kind, dynamicType.video)
  return (
    <>
      <AuthorField Field={Field} />
      <Field of={KIND} required>
        <Choice field={KIND} />
      </Field>
      <Field
        of={dynamic.content}
        needs={[dynamic.images, dynamic.video]}
        check={(value, all) =>
          !plain(value).trim() && !(isVideo ? all.video : all.images?.length) ? t('posts.fewText') : undefined
        }
      >
        <TextBox />
      </Field>
      {isVideo ? (
        <Field of={dynamic.video} required>
          <VideoBox to={files.upload} drop={files.remove} limits={VIDEOS} />
        </Field>
      ) : (
        <Field of={dynamic.images}>
          <ImagesBox
            to={files.uploadBatch}
            drop={files.remove}
            max={MAX_PICTURES}
            limits={PICTURES}
            label={t(dynamic.images.label)}
          />
        </Field>
      )}
      <FilingFields Field={Field} known={topics} />
      <Field of={CLUB}>
        <RemoteSelect
          known={club && [club]}
          label={t(CLUB.label)}
          placeholder={t(CLUB.label)}
          ask={(clubName) =>
            derived(
              clubs.list.query({ clubName, status: clubStatus.up, pageNo: 1, pageSize: 20 }, { quiet: true }),
              'choices',
              ({ records }) => records.map(({ id, clubName: label }) => ({ value: id, label: plain(label) || id })),
            )
          }
        />
      </Field>
      <Field of={dynamic.location}>
        <Input maxLength={40} />
      </Field>
      {schedules && <PublishFields Field={Field} />}
    </>
  )
}
