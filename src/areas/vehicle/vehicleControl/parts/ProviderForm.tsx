import {
  HTTPS,
  IP_RANGE,
  MAX_IPS,
  PROVIDER_CODE,
  type TspProvider,
  tspProvider as fields,
} from '@/entities/vehicle/accessConfig'
import { PasswordBox } from '@/kit/form/controls'
import { FormScreen } from '@/kit/form/FormScreen'
import { plain } from '@/kit/show/format'
import { useT } from '@/locales'
import { accessSaves } from './accessSaves'

interface Values extends TspProvider {
  appSecret?: string
}
const NEW: Partial<Values> = { timeoutSec: 10, retryTimes: 2, ipList: [] }
const SECRET = ['appSecret'] as const

/** Form of a TSP connection. The secret is write-only; only its end is shown. */
export const ProviderForm = ({
  row,
  taken,
  onClose,
}: {
  row?: TspProvider
  taken: readonly string[]
  onClose: () => void
}) => {
  const t = useT()
  const linkFault = (value: unknown) => {
    const url = plain(value).trim()
    return url && !HTTPS.test(url) ? t('accessConfig.badUrl') : undefined
  }
  return (
    <FormScreen<Values>
      name="tspProvider"
      row={row}
      initial={row ?? NEW}
      secret={SECRET}
      {...accessSaves<Values>('provider')}
      input={(values) => ({ ...values, appSecret: values.appSecret?.trim() || undefined })}
      done={t('accessConfig.saved')}
      panel={{ title: row ? plain(row.providerName) : t('accessConfig.newProvider'), width: 720, onClose }}
    >
      {({ Field }) => (
        <>
          <div className="two-columns">
            <Field
              of={fields.providerCode}
              disabled={row !== undefined}
              hint={row ? t('accessConfig.codeKept') : undefined}
              check={(value) => {
                const code = plain(value).trim()
                if (row || !code) return undefined
                if (!PROVIDER_CODE.test(code)) return t('accessConfig.badCode')
                return taken.includes(code) ? t('accessConfig.takenCode') : undefined
              }}
            />
            <Field of={fields.providerName} />
            <Field of={fields.protocol} />
            <Field of={fields.certEndDate} />
          </div>
          <Field of={fields.baseUrl} check={linkFault} />
          <Field of={fields.notifyUrl} check={linkFault} />
          <div className="two-columns">
            <Field of={fields.appKey} />
            <Field
              of={fields.appSecret}
              required={!row}
              hint={
                row
                  ? t('accessConfig.secretKept', { secret: row.secretTail ? `••••${row.secretTail}` : '••••' })
                  : undefined
              }
            >
              <PasswordBox />
            </Field>
            <Field of={fields.timeoutSec} />
            <Field of={fields.retryTimes} />
          </div>
          <Field
            of={fields.ipList}
            hint={t('accessConfig.ipHint', { max: MAX_IPS })}
            check={(value) => {
              const ips = Array.isArray(value) ? value : []
              if (ips.length > MAX_IPS) return t('accessConfig.tooManyIps', { max: MAX_IPS })
              const bad = ips.find((ip) => !IP_RANGE.test(plain(ip).trim()))
              return bad === undefined ? undefined : t('accessConfig.badIp', { ip: plain(bad) })
            }}
          />
          <div className="two-columns">
            <Field of={fields.contactName} />
            <Field of={fields.contactPhone} />
          </div>
        </>
      )}
    </FormScreen>
  )
}
