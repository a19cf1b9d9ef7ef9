import { testScreens } from '../support/screens/screenTests'

testScreens(1, 4)
