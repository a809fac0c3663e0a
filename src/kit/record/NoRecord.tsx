import { Button, Result } from 'antd'
import { ApiError } from '@/api/error'
import { useT } from '@/locales'
import { Failed, useReportedHere } from '../data/load'
import { useBack } from '../page/back'

/**
 * Renders the reason and a link to the list in place of a record that is missing, not permitted or not fully
 * addressed. `error` counts as reported by it, but its message is not shown.
 */
export const NoRecord = ({ text, error }: { text?: string; error?: Error }) => {
  const t = useT()
  useReportedHere(error)
  const back = useBack()
  return (
    <section className="card">
      <Result
        status="warning"
        title={text ?? t('kit.noRecord')}
        extra={
          back && (
            <Button type="primary" onClick={back}>
              {t('kit.toList')}
            </Button>
          )
        }
      />
    </section>
  )
}

/**
 * True if the record is missing or the user may not see it. Both look the same, so as not to reveal that it exists.
 */
export const isOutOfReach = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.code === 'empty' ||
    (error.fault === 'refused' && [403, 404, '403', '404'].some((code) => code === error.code)))

/** Renders `NoRecord` if the first request of a list is refused. The list shows any other failure itself. */
export const refusal = (error: Error) => isOutOfReach(error) && <NoRecord error={error} />

/** Renders a failed record load. A refusal only shows that the record is missing, any other failure offers a retry. */
export const Unread = ({ error, retry }: { error: Error; retry: () => void }) =>
  isOutOfReach(error) ? (
    <NoRecord error={error} />
  ) : (
    <section className="card">
      <Failed error={error} retry={retry} />
    </section>
  )
