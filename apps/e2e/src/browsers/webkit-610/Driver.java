import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.web.WebView;
import javafx.stage.Stage;

/**
 * Controls WebViews by lines on standard input: `number tab act arguments...`, with arguments in
 * Base64. Answers each line with `number ok|failed result`. Usage: Driver FOLDER (for cookies and storage).
 */
public class Driver extends Application {
  private static final PrintStream answers = System.out;
  private final Map<String, Tab> tabs = new HashMap<>();

  private static final class Tab {
    final Stage stage = new Stage();
    final WebView view = new WebView();
  }

  public static void main(String[] arguments) {
    // Output of libraries must not be mistaken for an answer.
    System.setOut(System.err);
    launch(Driver.class, arguments);
  }

  @Override
  public void start(Stage unused) {
    Platform.setImplicitExit(false);
    Thread reader = new Thread(this::read);
    reader.setDaemon(true);
    reader.start();
  }

  private void read() {
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] parts = line.split(" ");
        Platform.runLater(() -> answer(parts));
      }
    } catch (java.io.IOException gone) {
      // The controlling process has ended.
    }
    System.exit(0);
  }

  private void answer(String[] parts) {
    String[] given = new String[parts.length - 3];
    for (int at = 0; at < given.length; at += 1)
      given[at] = new String(Base64.getDecoder().decode(parts[at + 3]), StandardCharsets.UTF_8);
    try {
      print(parts[0], "ok", act(parts[1], parts[2], given));
    } catch (RuntimeException failure) {
      print(parts[0], "failed", String.valueOf(failure.getMessage()));
    }
  }

  private static void print(String number, String how, String result) {
    String coded = Base64.getEncoder().encodeToString(result.getBytes(StandardCharsets.UTF_8));
    synchronized (answers) {
      answers.println(number + " " + how + " " + coded);
      answers.flush();
    }
  }

  private String act(String name, String act, String[] given) {
    if (act.equals("open")) {
      tabs.put(name, openTab());
      return "";
    }
    Tab tab = tabs.get(name);
    if (tab == null) throw new IllegalArgumentException("no such window");
    switch (act) {
      case "name":
        return tab.view.getEngine().getUserAgent();
      case "load":
        tab.view.getEngine().load(given[0]);
        return "";
      case "state":
        return tab.view.getEngine().getLoadWorker().getState().toString();
      case "reload":
        tab.view.getEngine().reload();
        return "";
      case "run":
        return String.valueOf(tab.view.getEngine().executeScript(given[0]));
      case "resize":
        tab.stage.setWidth(Double.parseDouble(given[0]));
        tab.stage.setHeight(Double.parseDouble(given[1]));
        return "";
      case "mouse":
        mouse(tab.view, given[0], Double.parseDouble(given[1]), Double.parseDouble(given[2]), Integer.parseInt(given[3]));
        return "";
      case "key":
        key(tab.view, KeyCode.valueOf(given[0]), given[1], Boolean.parseBoolean(given[2]));
        return "";
      case "agent":
        tab.view.getEngine().setUserAgent(given[0]);
        return "";
      case "close":
        // Without another page, the scripts of a closed tab would continue.
        tab.view.getEngine().load("about:blank");
        tab.stage.close();
        tabs.remove(name);
        return "";
      default:
        throw new IllegalArgumentException("There is no act " + act);
    }
  }

  private Tab openTab() {
    Tab tab = new Tab();
    tab.view.getEngine().setUserDataDirectory(new File(getParameters().getRaw().get(0)));
    tab.view.setContextMenuEnabled(false);
    tab.stage.initStyle(javafx.stage.StageStyle.UNDECORATED);
    tab.stage.setScene(new Scene(tab.view, 360, 740));
    tab.stage.show();
    return tab;
  }

  private static void mouse(WebView view, String kind, double x, double y, int clicks) {
    EventType<MouseEvent> type = MouseEvent.MOUSE_MOVED;
    if (kind.equals("down")) type = MouseEvent.MOUSE_PRESSED;
    if (kind.equals("up")) type = MouseEvent.MOUSE_RELEASED;
    boolean isPress = type != MouseEvent.MOUSE_MOVED;
    MouseButton button = isPress ? MouseButton.PRIMARY : MouseButton.NONE;
    boolean isDown = type == MouseEvent.MOUSE_PRESSED;
    Event.fireEvent(
        view,
        new MouseEvent(type, x, y, x, y, button, clicks, false, false, false, false, isDown, false, false, true, false,
            true, null));
  }

  private static void key(WebView view, KeyCode code, String text, boolean isShift) {
    view.requestFocus();
    Event.fireEvent(view, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, isShift, false, false, false));
    if (!text.isEmpty())
      Event.fireEvent(view, new KeyEvent(KeyEvent.KEY_TYPED, text, "", KeyCode.UNDEFINED, isShift, false, false, false));
    Event.fireEvent(view, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, isShift, false, false, false));
  }
}
