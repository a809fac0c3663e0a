import { Button, Result, Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { ApiError } from '@/api/error'
import { useBack } from '@/kit/back'
import { Failed, Outdated } from '@/kit/load'
import { useT } from '@/locales'
import type { Path } from '@/routes'

/** In place of a record that this user cannot see, that is not there, or that the address does not name: what is the matter, and the way to its list. */
export const NoDraw = ({ list, text }: { list: Path; text?: string }) => {
  const t = useT()
  const back = useBack(list)
  return (
    <section className="card">
      <Result
        status="warning"
        title={text ?? t('cash.noRecord')}
        extra={
          <Button type="primary" onClick={back}>
            {t('cash.toList')}
          </Button>
        }
      />
    </section>
  )
}

const isOutOfReach = (error: Error): boolean =>
  error instanceof ApiError && error.fault === 'refused' && [403, 404, '403', '404'].some((code) => code === error.code)

/** A record in its place, once it is read; a refusal tells no more than that it is not there, any other failure offers a retry. */
export const ReadRecord = <O,>({
  load: { data, error, retry },
  list,
  children,
}: {
  load: { data?: O; error?: Error; retry: () => void }
  list: Path
  children: (record: O) => ReactNode
}) => {
  if (data)
    return (
      <>
        <Outdated error={error} retry={retry} />
        {children(data)}
      </>
    )
  if (error && isOutOfReach(error)) return <NoDraw list={list} />
  return <section className="card">{error ? <Failed error={error} retry={retry} /> : <Skeleton active paragraph={{ rows: 8 }} />}</section>
}
