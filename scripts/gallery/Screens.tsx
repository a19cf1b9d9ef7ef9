import { useState } from 'react'
import { Avatar } from '../../runtime/ui/Avatar'
import { BalancePill } from '../../runtime/ui/BalancePill'
import { BottomBar } from '../../runtime/ui/BottomBar'
import { Button } from '../../runtime/ui/Button'
import { Card } from '../../runtime/ui/Card'
import { Checkbox } from '../../runtime/ui/Checkbox'
import { ChipRow } from '../../runtime/ui/ChipRow'
import { Divider } from '../../runtime/ui/Divider'
import { Footer } from '../../runtime/ui/Footer'
import { GameCard } from '../../runtime/ui/GameCard'
import { Hero } from '../../runtime/ui/Hero'
import { Icon, type IconName } from '../../runtime/ui/Icon'
import { IconButton } from '../../runtime/ui/IconButton'
import { type CardShape, Lane } from '../../runtime/ui/Lane'
import { ListGroup } from '../../runtime/ui/ListGroup'
import { ListRow } from '../../runtime/ui/ListRow'
import { Marquee } from '../../runtime/ui/Marquee'
import { Page } from '../../runtime/ui/Page'
import { PasswordField } from '../../runtime/ui/PasswordField'
import { ProgressBar } from '../../runtime/ui/ProgressBar'
import { Stack } from '../../runtime/ui/Stack'
import { StatCard } from '../../runtime/ui/StatCard'
import { TextField } from '../../runtime/ui/TextField'
import { TopBar } from '../../runtime/ui/TopBar'
import { VipBadge } from '../../runtime/ui/VipBadge'
import { art } from './art'
import { Section } from './Section'
import type { Words } from './words'

interface ScreenProps {
  words: Words
  brand: string
}

const icons: readonly IconName[] = ['home', 'search', 'wallet', 'gift', 'user']

function Places({ words }: { words: Words }) {
  const items = words.navigation.map((label, place) => ({
    id: label,
    icon: icons[place] ?? 'home',
    label,
    href: '#',
    active: place === 0,
    primary: place === 2,
    badge: place === 3 ? 2 : undefined,
  }))
  return <BottomBar label="places" items={items} />
}

const Brand = ({ brand }: { brand: string }) => (
  <bdi className="Gallery-brand">
    <Icon name="star" />
    {brand}
  </bdi>
)

const sizes: Record<CardShape, readonly [number, number]> = {
  portrait: [300, 400],
  wide: [480, 300],
  square: [300, 300],
}

function Games({
  words,
  shape,
  from,
  notes,
}: {
  words: Words
  shape: CardShape
  from: number
  notes?: boolean
}) {
  return words.games.map((title, place) => (
    <GameCard
      key={title}
      title={title}
      vendor="Example Studio"
      shape={shape}
      image={place === 2 && shape === 'portrait' ? undefined : art(from + place, ...sizes[shape])}
      badge={
        place === 0
          ? { text: 'Hot', tone: 'danger', icon: 'fire' }
          : place === 1
            ? { text: 'New', tone: 'accent' }
            : undefined
      }
      footnote={notes ? `00:1${place}:24` : undefined}
      href="#"
    />
  ))
}

function Lobby({ words, brand }: ScreenProps) {
  const [slide, setSlide] = useState(0)
  const [category, setCategory] = useState('lottery')
  const categories = ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'] as const
  const visitor = (
    <>
      <IconButton icon="globe" label={words.language} />
      <Button size="s" variant="text">
        {words.logIn}
      </Button>
      <Button size="s">{words.register}</Button>
    </>
  )
  return (
    <Page
      bleed
      top={<TopBar logo={<Brand brand={brand} />} end={visitor} />}
      bottom={<Places words={words} />}
    >
      <Hero
        label={words.offer}
        index={slide}
        onIndex={setSlide}
        dotLabel={(index) => `${index + 1}`}
        control={<IconButton icon="pause" label="pause" />}
        slides={[
          {
            id: 'a',
            title: words.offer,
            text: words.offerText,
            action: words.play,
            href: '#',
            image: art(5, 640, 280),
          },
          { id: 'b', title: words.hello, text: words.subtitle, href: '#' },
          { id: 'c', alt: words.live, href: '#', image: art(12, 640, 280) },
        ]}
      />
      <Marquee text={words.notice} pauseLabel="pause" playLabel="play" />
      <ChipRow
        label={words.popular}
        active={category}
        onSelect={setCategory}
        items={categories.map((id) => ({
          id,
          icon: id,
          label: id === 'lottery' ? words.lottery : words.live,
        }))}
      />
      <Lane
        title={words.lottery}
        icon="lottery"
        shape="square"
        count="6"
        all={{ label: words.all, href: '#' }}
      >
        {Games({ words, shape: 'square', from: 20, notes: true })}
      </Lane>
      <Lane title={words.popular} icon="fire" count="128" all={{ label: words.all, href: '#' }}>
        {Games({ words, shape: 'portrait', from: 1 })}
      </Lane>
      <Lane title={words.live} icon="live" shape="wide" all={{ label: words.all, href: '#' }}>
        {Games({ words, shape: 'wide', from: 40 })}
      </Lane>
      <Footer
        linksLabel={words.support}
        links={[
          { id: 'a', label: words.support, href: '#' },
          { id: 'b', label: words.age, href: '#', external: true },
        ]}
        age={{ mark: '18+', text: words.age }}
        licence={words.licence}
      />
    </Page>
  )
}

function LogIn({ words }: ScreenProps) {
  const [name, setName] = useState('')
  const [secret, setSecret] = useState('')
  const bar = (
    <TopBar
      start={<IconButton icon="back" label="back" href="#" />}
      title={words.logIn}
      end={<IconButton icon="globe" label={words.language} />}
    />
  )
  return (
    <Page top={bar}>
      <Stack>
        <div>
          <h1>{words.hello}</h1>
          <p className="Gallery-muted">{words.subtitle}</p>
        </div>
        <TextField
          label={words.userName}
          helper={words.userNameHelper}
          value={name}
          onChange={setName}
          icon="user"
          clearLabel={words.clear}
          dir="ltr"
          autoComplete="username"
        />
        <PasswordField
          label={words.password}
          value={secret}
          onChange={setSecret}
          showLabel={words.show}
          hideLabel={words.hide}
          autoComplete="current-password"
          aside={
            <a className="Gallery-link" href="?only=Member">
              {words.forgotten}
            </a>
          }
        />
        <Checkbox label={words.remember} checked onChange={() => setName(name)} />
        <Button wide size="l" type="submit">
          {words.logIn}
        </Button>
        <Divider label={words.or} />
        <Button wide variant="outline">
          {words.register}
        </Button>
        <Button wide variant="text" icon="support">
          {words.support}
        </Button>
      </Stack>
    </Page>
  )
}

function Member({ words, brand }: ScreenProps) {
  const bar = (
    <TopBar
      logo={<Brand brand={brand} />}
      end={
        <>
          <BalancePill label={words.balance} amount="1.250.000 ₫" add={{ label: words.deposit, href: '#' }} />
          <Avatar seed="hongvan88" name="hongvan88" />
        </>
      }
    />
  )
  return (
    <Page top={bar} bottom={<Places words={words} />}>
      <Stack>
        <Card tone="brand">
          <Stack>
            <div className="Gallery-line">
              <Avatar seed="linh" name="Linh" size="l" />
              <div>
                <h1>
                  <bdi>linh.nguyen</bdi>
                </h1>
                <VipBadge level={words.level} />
              </div>
            </div>
            <ProgressBar label={words.progress} value={0.64} valueText="3 200 / 5 000" />
          </Stack>
        </Card>
        <div className="Gallery-halves">
          <StatCard label={words.balance} value="1.250.000 ₫" icon="wallet" />
          <StatCard label={words.progress} value="64 %" icon="crown" />
        </div>
        <div className="Gallery-halves">
          <Button icon="plus">{words.deposit}</Button>
          <Button variant="tonal" icon="forward">
            {words.withdraw}
          </Button>
        </div>
        <ListGroup title={words.navigation[4]}>
          <ListRow icon="gift" label={words.navigation[3]} value="2" href="#" />
          <ListRow icon="globe" label={words.language} value={words.name} onClick={() => undefined} />
          <ListRow icon="support" label={words.support} helper={words.age} href="#" />
          <ListRow icon="logOut" label={words.logOut} danger onClick={() => undefined} />
        </ListGroup>
      </Stack>
    </Page>
  )
}

/** Whole screens made of the components. */
export function Screens(props: ScreenProps) {
  return (
    <>
      <Section title="Lobby" frame>
        <Lobby {...props} />
      </Section>
      <Section title="Log in" frame>
        <LogIn {...props} />
      </Section>
      <Section title="Member" frame>
        <Member {...props} />
      </Section>
    </>
  )
}
