import * as versions from '@/api/system/versions'
import { type AppVersion, appVersion } from '@/entities/system/appVersion'
import { FormPanel } from '@/kit/form/FormPanel'
import { useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

/** Gives a published version to more users; never to fewer. */
export const ShareDialog = ({ row, onClose }: { row: AppVersion; onClose: () => void }) => {
  const t = useT()
  const { percent } = useFormats()
  const share = Number(row.grayPercent)
  return (
    <FormPanel
      open
      width={440}
      title={t('versions.widenTitle', { version: row.versionNo })}
      name={`share:${row.id}`}
      initial={{ grayPercent: 100 }}
      save={({ grayPercent }) => versions.update({ id: row.id, grayPercent })}
      done={t('versions.widened')}
      onClose={onClose}
    >
      {({ Field }) => (
        <Field
          of={appVersion.grayPercent}
          required
          hint={t('versions.shareNow', { share: percent(share, 0) })}
          check={(value) =>
            Number.isInteger(value)
              ? Number(value) > share
                ? undefined
                : t('versions.onlyUp', { share: percent(share, 0) })
              : t('rule.integer')
          }
        />
      )}
    </FormPanel>
  )
}
