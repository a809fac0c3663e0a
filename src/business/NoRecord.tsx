import { Button, Result } from 'antd'
import { ApiError } from '@/api/error'
import { useBack } from '@/kit/back'
import { Failed } from '@/kit/load'
import { useT } from '@/locales'
import type { Path } from '@/routes'

/** In place of a detail that this user cannot see or that is not there, or whose address lacks what it needs: what is the matter, and the way to its list. */
export const NoRecord = ({ list, text }: { list: Path; text?: string }) => {
  const t = useT()
  const back = useBack(list)
  return (
    <section className="card">
      <Result
        status="warning"
        title={text ?? t('leads.noRecord')}
        extra={
          <Button type="primary" onClick={back}>
            {t('leads.toList')}
          </Button>
        }
      />
    </section>
  )
}

/** Whether a failure says that there is nothing to see for this user: it tells no more than that. */
export const isOutOfReach = (error: Error): boolean =>
  error instanceof ApiError && error.fault === 'refused' && [403, 404, '403', '404'].some((code) => code === error.code)

/** In place of a detail that could not be read: a refusal tells no more than that it is not there, anything else offers a retry. */
export const Unread = ({ error, retry, list }: { error: Error; retry: () => void; list: Path }) =>
  isOutOfReach(error) ? (
    <NoRecord list={list} />
  ) : (
    <section className="card">
      <Failed error={error} retry={retry} />
    </section>
  )
