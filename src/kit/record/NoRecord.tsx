import { Button, Result } from 'antd'
import { ApiError } from '@/api/error'
import { useT } from '@/locales'
import { Failed, useReportedHere } from '../data/load'
import { useBack } from '../page/back'

/** In place of a record that this user cannot see or that is not there, or whose address lacks what it needs: what is the matter, and the way to its list. An `error` is the refusal that it tells. */
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

/** Whether a failure says that there is nothing to see for this user: it tells no more than that. */
export const isOutOfReach = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.code === 'empty' ||
    (error.fault === 'refused' && [403, 404, '403', '404'].some((code) => code === error.code)))

/** In place of a list whose first question is refused; any other failure is told in the list. */
export const refusal = (error: Error) => isOutOfReach(error) && <NoRecord error={error} />

/** In place of a record that could not be read: a refusal tells no more than that it is not there, anything else offers a retry. */
export const Unread = ({ error, retry }: { error: Error; retry: () => void }) =>
  isOutOfReach(error) ? (
    <NoRecord error={error} />
  ) : (
    <section className="card">
      <Failed error={error} retry={retry} />
    </section>
  )
