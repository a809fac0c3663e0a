import { Form } from 'antd'
import { useRef, useState } from 'react'
import * as versions from '@/api/system/versions'
import type { VersionInput } from '@/api/system/versions'
import { is } from '@/entities/field'
import { type AppVersion, appVersion } from '@/entities/system/appVersion'
import { updateType as updateTypes } from '@/entities/system/enums'
import { Choice } from '@/kit/form/controls'
import type { FormApi } from '@/kit/form/Form'
import { FormPanel } from '@/kit/form/FormPanel'
import { useTaken } from '@/kit/form/useTaken'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { endingsOf, isFromStore, isStoreLink, sizeText } from '../clients'
import { heldPackage, type Package, PackageBox } from './PackageBox'
import { UpdateWindow } from './UpdateWindow'

interface VersionFormProps {
  /** Draft to edit; without it a new version, with `from` a copy. */
  draft?: AppVersion
  from?: AppVersion
  current: ReadonlyMap<string, AppVersion>
  onClose: () => void
  onPublish: (row: AppVersion) => void
}

const FRESH: VersionInput = {
  versionNo: '',
  title: '',
  content: '',
  packageUrl: '',
  storeUrl: '',
  packageSize: '',
  md5: '',
  grayPercent: 100,
  updateType: updateTypes.suggested,
}

/**
 * Returns the request body: package or store link depending on the client, the minimum build only with a forced
 * update.
 */
const inputOf = (values: VersionInput): VersionInput => {
  const {
    appType,
    versionNo,
    versionCode,
    updateType,
    minVersionCode,
    title,
    content,
    packageUrl,
    storeUrl,
    packageSize,
    md5,
    grayPercent,
  } = values
  const delivery = isFromStore(appType)
    ? { storeUrl, packageUrl: '', packageSize: '', md5: '' }
    : { packageUrl, packageSize, md5, storeUrl: '' }
  return {
    appType,
    versionNo,
    versionCode,
    updateType,
    title,
    content,
    grayPercent,
    ...delivery,
    ...(is(updateType, updateTypes.forced) ? { minVersionCode } : {}),
  }
}

const startOf = (draft: AppVersion | undefined, from: AppVersion | undefined): VersionInput => {
  if (draft) return { ...draft, minVersionCode: draft.minVersionCode || undefined }
  if (!from) return FRESH
  const { appType, updateType, title, content, storeUrl } = from
  return { ...FRESH, appType, updateType, title, content, storeUrl }
}

export const VersionForm = ({ draft, from, current, onClose, onPublish }: VersionFormProps) => {
  const t = useT()
  const may = useMay()
  const [held] = useState(heldPackage)
  const saved = useRef<AppVersion>(undefined)
  const initial = startOf(draft, from)
  return (
    <FormPanel<VersionInput>
      open
      width={1080}
      title={t(draft ? 'versions.editTitle' : 'versions.newTitle', { version: draft?.versionNo ?? '' })}
      name={`version:${draft?.id ?? (from ? `copy:${from.id}` : 'new')}`}
      initial={initial}
      save={async (values) => {
        const input = inputOf(values)
        const { id } = draft ? await versions.update({ id: draft.id, ...input }) : await versions.create(input)
        held.keep()
        // The confirmation before publishing uses only fields that were just sent.
        saved.current = { ...draft, ...input, id } as AppVersion
      }}
      done={t('versions.saved')}
      saveText={t('versions.saveDraft')}
      also={
        may('versions.update')
          ? { text: t('versions.savePublish'), then: () => saved.current && onPublish(saved.current) }
          : undefined
      }
      onClose={() => {
        held.take(undefined)
        onClose()
      }}
    >
      {(api) => (
        <div className="version-editor">
          <Fields api={api} held={held} draft={draft} current={current} />
          <Preview />
        </div>
      )}
    </FormPanel>
  )
}

const Fields = ({
  api,
  held,
  draft,
  current,
}: {
  api: FormApi<VersionInput>
  held: Package
  draft?: AppVersion
  current: ReadonlyMap<string, AppVersion>
}) => {
  const t = useT()
  const { form, Field } = api
  const client = Form.useWatch<AppVersion['appType'] | undefined>('appType', form)
  const mode: unknown = Form.useWatch('updateType', form)
  const packageSize = Form.useWatch<string | undefined>('packageSize', { form, preserve: true })
  const md5 = Form.useWatch<string | undefined>('md5', { form, preserve: true })
  const v = appVersion
  const newest = current.get(String(client))
  const aboveNewest = (value: unknown) =>
    newest && Number(value) <= Number(newest.versionCode)
      ? t('versions.codeTooLow', { code: newest.versionCode })
      : undefined
  const taken = useTaken(
    (versionNo) => versions.list({ versionNo, appType: client && [client], pageNo: 1, pageSize: 100 }, { quiet: true }),
    { key: 'versionNo', fault: t('versions.noTaken'), own: draft?.versionNo, within: { appType: client } },
  )
  const notAbove = (value: unknown, all: Partial<VersionInput>) =>
    value && Number(value) > Number(all.versionCode) ? t('versions.minTooHigh') : undefined
  const endings = endingsOf(client)
  return (
    <div>
      <Field of={v.appType} disabled={draft !== undefined}>
        <Choice field={v.appType} />
      </Field>
      <div className="two-columns">
        <Field
          of={v.versionNo}
          needs={[v.appType]}
          check={taken}
          hint={newest && t('versions.currentIs', { version: newest.versionNo, code: newest.versionCode })}
        />
        <Field of={v.versionCode} check={aboveNewest} needs={[v.appType]} />
      </div>
      <div className="two-columns">
        <Field of={v.updateType}>
          <Choice field={v.updateType} />
        </Field>
        {is(mode, updateTypes.forced) && (
          <Field of={v.minVersionCode} check={notAbove} needs={[v.versionCode]} hint={t('versions.minHint')} />
        )}
      </div>
      <Field of={v.title} />
      <Field of={v.content} hint={t('versions.contentHint')} />
      {endings && (
        <Field of={v.packageUrl}>
          <PackageBox
            key={endings.join()}
            endings={endings}
            held={held}
            onStart={() => api.body.onValues()}
            onStored={(file) =>
              form.setFieldsValue({ packageSize: file ? sizeText(file.size) : '', md5: file?.md5 ?? '' })
            }
            facts={[packageSize, md5 && `MD5 ${md5}`].filter(Boolean).join(' · ')}
          />
        </Field>
      )}
      {isFromStore(client) && (
        <Field
          of={v.storeUrl}
          check={(value) => (isStoreLink(String(value).trim()) ? undefined : t('versions.badStore'))}
          hint="https://apps.apple.com/…"
        />
      )}
      <Field
        of={v.grayPercent}
        required
        hint={t('versions.shareHint')}
        check={(value) => (Number.isInteger(value) ? undefined : t('rule.integer'))}
      />
    </div>
  )
}

const Preview = () => {
  const values: VersionInput | undefined = Form.useWatch((all: VersionInput) => all, { preserve: true })
  return <UpdateWindow {...values} />
}
