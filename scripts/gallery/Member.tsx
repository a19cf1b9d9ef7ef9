import { Button } from '../../runtime/ui/actions/Button'
import { ProgressBar } from '../../runtime/ui/feedback/ProgressBar'
import { Card } from '../../runtime/ui/layout/Card'
import { Page } from '../../runtime/ui/layout/Page'
import { Stack } from '../../runtime/ui/layout/Stack'
import { TopBar } from '../../runtime/ui/layout/TopBar'
import { ListGroup } from '../../runtime/ui/lists/ListGroup'
import { ListRow } from '../../runtime/ui/lists/ListRow'
import { Avatar } from '../../runtime/ui/media/Avatar'
import * as icons from '../../runtime/ui/media/icons'
import { BalancePill } from '../../runtime/ui/text/BalancePill'
import { StatCard } from '../../runtime/ui/text/StatCard'
import { VipBadge } from '../../runtime/ui/text/VipBadge'
import { Logo, SampleBottomBar, type ScreenProps } from './screenParts'

/** A member's home page. */
export function Member({ words, logo, brand }: ScreenProps) {
  const [member = ''] = brand.memberNames
  const bar = (
    <TopBar
      logo={<Logo logo={logo} />}
      end={
        <>
          <BalancePill
            label={words.balance}
            amount={brand.balance}
            deposit={{ label: words.deposit, href: '#' }}
          />
          <Avatar seed={member} name={member} />
        </>
      }
    />
  )
  return (
    <Page top={bar} bottom={<SampleBottomBar words={words} />}>
      <Stack>
        <Card tone="brand">
          <Stack>
            <div className="Gallery-line">
              <Avatar seed={member} name={member} size="l" />
              <div>
                <h1>
                  <bdi>{member}</bdi>
                </h1>
                <VipBadge level={words.level} />
              </div>
            </div>
            <ProgressBar label={words.progress} value={0.64} valueText="3 200 / 5 000" />
          </Stack>
        </Card>
        <div className="Gallery-halves">
          <StatCard label={words.balance} value={brand.balance} icon={icons.wallet} />
          <StatCard label={words.progress} value="64 %" icon={icons.crown} />
        </div>
        <div className="Gallery-halves">
          <Button icon={icons.plus}>{words.deposit}</Button>
          <Button variant="tonal" icon={icons.forward}>
            {words.withdraw}
          </Button>
        </div>
        <ListGroup title={words.account}>
          <ListRow icon="gift" label={words.rewards} value="2" href="#" />
          <ListRow icon="globe" label={words.language} value={words.name} onClick={() => undefined} />
          <ListRow icon="support" label={words.support} helper={words.age} href="#" />
          <ListRow icon={icons.logOut} label={words.logOut} danger onClick={() => undefined} />
        </ListGroup>
      </Stack>
    </Page>
  )
}
