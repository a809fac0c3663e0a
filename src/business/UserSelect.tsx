import { Flex } from 'antd'
import type { Page } from '@/api/reply'
import * as users from '@/api/system/users'
import { userStatus } from '@/entities/shared/enums'
import type { User } from '@/entities/shared/user'
import type { ControlProps } from '@/kit/form/controls'
import { type Choice, RemoteSelect } from '@/kit/form/RemoteSelect'
import { named } from '@/kit/show/format'
import { derived } from '@/kit/data/load'

const nameOf = ({ nickname, username }: User) => named(nickname, username ? `(${username})` : '')

export const userChoice = (row: User): Choice => ({
  value: row.id,
  label: nameOf(row),
  disabled: row.status === userStatus.left,
  content: (
    <Flex vertical>
      <bdi>{nameOf(row)}</bdi>
      <small className="quiet">
        <bdi>
          {[row.dealerName || row.deptName, ...(row.roles ?? []).map(({ roleName }) => roleName)]
            .filter(Boolean)
            .join(' · ')}
        </bdi>
      </small>
    </Flex>
  ),
})

interface Asked {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<User[] | Page<User>>
}

/**
 * Selects one or several users by id, searched on the server by name, account or phone. Former employees and the ids
 * in `without` are not offered. `free` restricts to accounts without main or child accounts; `from` replaces the
 * users/select/list request.
 */
export const UserSelect = ({
  free,
  without = [],
  from,
  ...rest
}: Omit<ControlProps<string | string[] | undefined>, 'onChange'> & {
  onChange?: (value: string | string[] | undefined, names: readonly string[]) => void
  free?: boolean
  without?: readonly string[]
  from?: (keyword: string | undefined) => Asked
  known?: readonly Choice[]
  multiple?: boolean
  label?: string
  placeholder?: string
}) => (
  <RemoteSelect
    {...rest}
    ask={(keyword) => {
      const word = keyword || undefined
      const asked: Asked = from ? from(word) : users.selectList.query({ keyword: word, free: free ? 1 : undefined })
      return derived(asked, ['choices', without], (answer) =>
        (Array.isArray(answer) ? answer : answer.records)
          .filter(({ id, status }) => status !== userStatus.left && !without.includes(id))
          .map(userChoice),
      )
    }}
  />
)
