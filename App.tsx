import { StatusBar } from 'expo-status-bar';
import { StyleSheet, Text, View } from 'react-native';

export function App() {
  return (
    <View style={styles.night}>
      <StatusBar style="light" />
      <Text style={styles.name}>Catnap</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  night: { flex: 1, alignItems: 'center', justifyContent: 'center', backgroundColor: '#1c1240' },
  name: { color: '#fff1d6', fontSize: 40 },
});
